### Nazwy szans, do których prowadzą opcje.

odds-lost-echo = { outcome-lost-echo }
odds-lost-terror = { outcome-lost-terror }
odds-lost-sanity = { outcome-lost-sanity }
odds-trapped = { outcome-trapped }
odds-hazard-terror = { hazard-terror }
odds-hazard-knock-out = { hazard-knock-out }
odds-hazard-draught = { hazard-draught }
odds-hazard-collapse = { hazard-collapse }
odds-hazard-lockdown = { hazard-lockdown }
odds-hazard-leak = { hazard-leak }
odds-quiet = Żadne Zagrożenie nie uderzy
odds-echo = To pomieszczenie to Mroczne Echo
odds-item-match = { item-match }
odds-item-scrap-of-paper = { item-scrap-of-paper }
odds-item-key = { item-key }
odds-item-lever = { item-lever }
odds-secret-secret-door = { secret-secret-door }
odds-secret-secret-map = { secret-secret-map }
odds-secret-information-1 = { secret-information-1 }
odds-secret-information-2 = { secret-information-2 }
odds-secret-information-3 = { secret-information-3 }
odds-secret-information-4 = { secret-information-4 }
odds-secret-information = { secret-information }
