web-not-built = Dom jest otwarty, ale jego strona nie została zbudowana. Zbuduj ją i uruchom dom ponownie:
web-not-built-api = Programy mogą już grać; o co mogą pytać, opisano pod adresem
