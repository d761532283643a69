error-tip-pending = A tip is being thought about already. It takes about a second.
error-no-tips = There are no tips where people play against each other.
error-tip-not-asked = A tip can be given while you are asked something.
error-tip-failed = No tip could be found this time. Ask again.
error-account-later = Luck and skill can be told apart once the match is over.
error-account-failed = The account could not be made this time. Ask again.
