web-not-built = La maison est ouverte, mais sa page n’a pas été construite. Construisez-la, puis rouvrez la maison :
web-not-built-api = Les programmes peuvent déjà jouer ; ce qu’ils peuvent demander est décrit à l’adresse
