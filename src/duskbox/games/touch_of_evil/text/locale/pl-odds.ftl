### Nazwy szans, do których prowadzą opcje.

odds-passed = Test się powiedzie
odds-attacked = Coś cię zaatakuje
odds-event = Dobierzesz kartę Wydarzenia
odds-mystery = Dobierzesz kartę Tajemnicy
odds-defeats = Sługa padnie w tej Rundzie Walki
odds-minion-defeated = Sługa zostanie pokonany
odds-ko = Czeka cię nokaut
odds-wins = Wygrasz grę
odds-fight = Cała walka, jeśli nikt nie zagra karty:
odds-with-dice-needed = Kości: { $dice }, próg { $needed }+
odds-with-dice-foe-dice = Kości Walki: { $dice } przeciw { $foe_dice }
