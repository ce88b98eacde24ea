import type { RuleWords } from './rules.en.ts';

export const rules: RuleWords = {
  'NO-SEATS-1': 'Je speelt met twee tot vijf spelers. Jullie spelen om de beurt, ronde na ronde.',
  'NO-SEATS-2':
    'Met twee spelers heeft iedereen 8 stenen, met drie spelers 5, met vier spelers 4 en met vijf spelers 3. Iedereen begint met 5 daalders.',
  'NO-BOARD-1':
    'Het bord heeft 16 kolommen en 19 rijen. Het kamp is het blok van 4 × 4 velden rechtsonder, de oase het blok van 4 × 4 velden linksboven. Op vijf velden ligt een bron.',
  'NO-BOARD-2':
    'De kloof loopt dwars door het midden, tussen rij 9 en 10. Hij neemt geen veld in: twee stenen aan weerskanten ervan raken elkaar gewoon.',
  'NO-ORDER-1':
    'Alles op zijn tijd: eerst worden de kaarten neergelegd, dan de stenen gezet, en daarna gooit en zet iedereen om de beurt. Wie bij een kaart komt, handelt die eerst af en gebruikt dan pas de volgende dobbelsteen.',
  'NO-CARD-1': 'Er zijn 18 kaarten: vier met elk van de waarden 3, 2 en 1, en drie met elk van de waarden −1 en −2.',
  'NO-CARD-2': 'Op elk van de vijf bronnen ligt een gedekte kaart.',
  'NO-CARD-3':
    'De andere 13 kaarten liggen willekeurig verspreid en gedekt op woestijnvelden, nooit twee op één veld: 6 voor de kloof en 7 erachter. Op kamp, oase en bronnen komt er daarvan geen.',
  'NO-CARD-4':
    'Wat een kaart waard is, weet niemand voordat hij gevonden wordt. Tot die tijd kan er elke kaart liggen die nog niemand gezien heeft.',
  'NO-CARD-5':
    'De vijf beste kaarten, vier van 3 en één van 2, liggen op de bronnen. De andere 13 liggen in de woestijn, goede en slechte in evenwicht: daar is moed nodig om er een ongezien te nemen.',
  'NO-PLACE-1': 'Om de beurt zet iedereen één steen op een veld van het kamp, tot alle stenen staan.',
  'NO-PLACE-2': 'Elke steen heeft een eigen veld nodig, niet een waar er al een staat.',
  'NO-ROLL-1': 'Als je aan de beurt bent, worden alle zes dobbelstenen in één keer gegooid.',
  'NO-ROLL-2':
    'Kun je er niet één van de zes gebruiken, dan worden ze allemaal nog één keer gegooid, gratis. Dat gaat vanzelf.',
  'NO-ROLL-3': 'Kun je ook van de nieuwe worp niets gebruiken, dan is je beurt voorbij en kost die je 6 daalders.',
  'NO-DIE-1':
    'Met elke dobbelsteen verzet je één keer een steen. Een getal dat al gebruikt is of niet gegooid werd, helpt je niet.',
  'NO-DIE-2': 'Met een 1 gaat een steen naar een veld er vlak naast, recht of schuin.',
  'NO-DIE-3':
    'Met een 2 spring je over precies één steen, met een 3 over twee, met een 4 over drie. Altijd rechtuit, nooit schuin.',
  'NO-DIE-4':
    'Met een 5 spring je over precies vier stenen, met een 6 over vijf: rechtuit, of onderweg één keer de hoek om.',
  'NO-DIE-5': 'Je springt alleen over gesloten rijen: op elk veld ertussen moet een steen staan.',
  'NO-DIE-6': 'Een zet eindigt op een veld zonder steen. Een sprong eindigt vlak achter de laatste steen.',
  'NO-DIE-7': 'Kan een sprong langs twee wegen op hetzelfde veld komen, dan maakt het niet uit welke.',
  'NO-DIE-8':
    'Zolang je een dobbelsteen kunt gebruiken, moet je doorgaan. De volgorde kies je zelf, en niemand hoeft te zoeken naar de volgorde die de meeste dobbelstenen gebruikt. Past er geen meer, dan is je beurt vanzelf voorbij.',
  'NO-PAY-1': 'Elke dobbelsteen die je niet kunt gebruiken, kost je 1 daalder.',
  'NO-PAY-2':
    'Heb je te weinig daalders, dan maak je schuld. Die gaat aan het einde van je punten af. De bank raakt nooit door zijn daalders heen.',
  'NO-MOVE-1': 'Je mag elke steen zetten, van jezelf of van een ander, en dezelfde ook meer keren.',
  'NO-MOVE-2':
    'Een steen die klem zit, kan niet weg. Een van zijn vier kanten moet vrij zijn: daar staat geen steen, of daar houdt het bord op.',
  'NO-MOVE-3':
    'De karavaan mag niet breken: na elke dobbelsteen zitten alle stenen zij aan zij aan elkaar, ook die in de oase.',
  'NO-MOVE-4': 'Stenen die elkaar alleen bij een hoek raken, zitten niet aan elkaar.',
  'NO-MOVE-5': 'Het gaat erom hoe de stenen na de zet staan. Zolang een steen in de lucht hangt, is een gat niet erg.',
  'NO-MOVE-6':
    'Niet meteen terug: in dezelfde beurt gaat een steen niet naar het veld waar hij net vandaan komt, wat je er ook tussendoor zet.',
  'NO-MOVE-7': 'Via een derde veld mag hij wel terugkomen, ook in dezelfde beurt.',
  'NO-START-1':
    'Een steen die het kamp uit is, gaat er niet meer in. Zolang hij in het kamp staat, mag hij daar rondlopen.',
  'NO-START-2': 'Over het kamp heen springen mag.',
  'NO-START-3':
    'Als de allerlaatste steen het kamp verlaat, krijgt zijn eigenaar 5 daalders, wie hem ook gezet heeft. Dat gebeurt één keer per partij.',
  'NO-CANYON-1': 'Wie de eerste steen over de kloof zet, krijgt 5 daalders, van wie die steen ook is.',
  'NO-CANYON-2': 'Een steen die over de kloof is, blijft aan die kant.',
  'NO-CANYON-3':
    'Als de allerlaatste steen over de kloof gaat, betaalt zijn eigenaar 5 daalders, wie hem ook gezet heeft.',
  'NO-CANYON-4':
    'Is de partij afgelopen voordat alle stenen over zijn, dan betaalt niemand iets omdat hij de laatste is.',
  'NO-GOAL-1': 'De eerste steen in de oase levert 8 daalders op, de tweede 6, de derde 4.',
  'NO-GOAL-2':
    'Wie de zet doet en de eigenaar van de steen delen die samen, ieder de helft. Zet je er je eigen steen in, dan krijg je ze allemaal.',
  'NO-GOAL-3': 'Een steen in de oase is aangekomen: die wordt niet meer gezet.',
  'NO-GOAL-4': 'Over stenen in de oase mag je nog wel springen.',
  'NO-FIND-1':
    'Komt een steen op een kaart terecht, dan heb je die gevonden en krijg je 1 daalder. Alleen het veld waar hij eindigt telt.',
  'NO-FIND-2': 'Voor een kaart op een bron krijg je in plaats daarvan 2 daalders.',
  'NO-FIND-3':
    'Alleen jij ziet wat ze waard is. Was het je eigen steen, dan houd je de kaart zonder een woord, goed of slecht.',
  'NO-OFFER-1':
    'Was het de steen van een ander, dan moet je de kaart aan de eigenaar aanbieden. Kies wat je erbij zegt: iedereen hoort het, en het hoeft niet waar te zijn.',
  'NO-OFFER-2': 'De eigenaar van de steen neemt de kaart ongezien of laat hem aan jou.',
  'NO-OFFER-3':
    'Wie de kaart neemt, bekijkt hem; dan kennen jullie hem met z’n tweeën. Wie weigert, hoort pas aan het einde wat het was.',
  'NO-OFFER-4': 'Eerst komt het antwoord op het aanbod, dan de volgende dobbelsteen.',
  'NO-END-1':
    'De derde steen in de oase, van wie dan ook, beëindigt de partij zodra zijn daalders betaald zijn. Dobbelstenen die over zijn, kosten dan niets.',
  'NO-END-2': 'Na 120 beurten van iedereen samen is de partij hoe dan ook afgelopen en wordt geteld zoals het staat.',
  'NO-END-3': 'Dan worden alle gevonden kaarten omgedraaid.',
  'NO-END-4': 'De partij is afgelopen, er wordt niets meer gezet.',
  'NO-SCORE-1': 'Je punten zijn je daalders en de waarden van je kaarten. Schulden en kaarten onder 0 gaan ervan af.',
  'NO-SCORE-2': 'Wie de meeste punten heeft, wint. Bij een gelijke stand delen jullie de overwinning.',
  'NO-SCORE-3':
    'De punten tijdens de partij zijn die van een partij die nu zou eindigen. Kaarten die je niet gezien hebt, tellen niet mee, en een kaart die net wordt aangeboden ook niet.',
  'NO-TALERS-1':
    'Gedekt: de anderen zien tot het einde alleen hoeveel munten je hebt, niet wat ze waard zijn. Een schuld ziet iedereen. Ook onder “Wat er gebeurde” staat het niet. Open: iedereen ziet alles en niemand hoeft iets te onthouden. Tegen alleen de computer is open gebruikelijk.',
  'NO-SHORT-1':
    'In de korte partij is een losse oase van 4 × 4 velden het doel. Jullie kiezen waar die ligt; meestal is het veld linksboven f1.',
  'NO-SHORT-2': 'Hij ligt helemaal achter de kloof en bedekt geen bron.',
  'NO-SHORT-3': 'De oase in de hoek is dan gewone woestijn, alleen liggen er geen kaarten.',
  'NO-LAY-1':
    'Leggen de spelers de kaarten, dan leggen jullie de kaarten die op geen bron liggen om de beurt, steeds één, gedekt en ongezien, tot alle 13 liggen.',
  'NO-LAY-2':
    'Een kaart komt op een veld van de woestijn zonder kaart, voor of achter de kloof, niet in het kamp en niet in de oase.',
  'NO-TRADE-1':
    'Zijn cadeaus toegestaan, dan mag je anderen vanaf de eerste worp altijd daalders geven, ook als je niet aan de beurt bent. Iedereen ziet het. Wat je ervoor beloofd wordt, bindt niemand.',
  'NO-TRADE-2': 'Geef minstens 1 daalder en niet meer dan je hebt. Op de pof weggeven kan niet.',
  'NO-TRADE-3': 'Een cadeau is voor een ander, niet voor jezelf.',
  'NO-TRADE-4': 'Niemand geeft vaker dan 4 keer iets weg in één beurt, wie er ook aan de beurt is.',
  'NO-TRADE-5': 'Wacht tot de dobbelstenen liggen en de kaart bekeken is; dan mag je geven.',
  'NO-BIND-1':
    'Met bindend aanbod doet na elke worp, voordat de eerste dobbelsteen gebruikt wordt, ieder ander om de beurt een aanbod aan wie gegooid heeft. Je kunt ook passen, of rusten tot je eigen beurt. Wie geen daalders en geen kaarten heeft, wordt niet gevraagd.',
  'NO-BIND-2':
    'Je biedt daalders of een van je kaarten voor een zet die nu mogelijk is, of een van je kaarten voor daalders.',
  'NO-BIND-3': 'Niemand biedt of vraagt meer dan 6 daalders.',
  'NO-BIND-4': 'Je kunt alleen een eigen kaart aanbieden.',
  'NO-BIND-5': 'Niets gaat op de pof: wie moet betalen, moet de daalders hebben.',
  'NO-BIND-6':
    'Wie gegooid heeft, mag een aanbod aannemen: de prijs wordt betaald en de zet gedaan, allebei meteen. Met de eerste dobbelsteen vervalt elk aanbod. Na het kopen van een kaart blijft de rest staan.',
  'NO-BIND-7': 'Wie een kaart krijgt, bekijkt hem. De anderen weten alleen welke het is en of hij op een bron lag.',
};
