import type { RuleWords } from './rules.en.ts';

export const rules: RuleWords = {
  'WS-SEATS-1':
    'Twee tot vier spelers. Rood begint, daarna gaat het de tafel rond. Je linkerbuur is wie na jou aan de beurt komt.',
  'WS-BOARD-1':
    'Het land heeft 11 bij 11 velden. De middelste kolom en de middelste rij, het startkruis, zijn vanaf het begin bekend; 100 velden wachten nog op ontdekking.',
  'WS-BOARD-2':
    'Vanuit het midden van elk veld loopt naar elk van de vier kanten een lijn. Een bruine lijn is een woestijnpad, een witte voert een oase in. Waar twee velden elkaar raken, hebben beide lijnen dezelfde kleur.',
  'WS-BOARD-3':
    'Op het startkruis loop je over bruine lijnen. Sommige buitenkanten ervan zijn wit: daar ligt al een stukje oase, zonder actieveld.',
  'WS-BOARD-4':
    'Een lijn die naar een onontdekt veld leidt, is open. Aan de rand van het bord is geen lijn open, want daar houdt het land op.',
  'WS-TILE-1':
    'Er zijn 85 tegels in vijf stapels van 17. Een tegel laat woestijn zien en hooguit drie stukken oase, met ten hoogste één actieveld. Welke tegels er nog in welke stapel liggen, is geen geheim.',
  'WS-TILE-2':
    'Tegels trek je van de eerste stapel tot die op is, dan van de tweede, enzovoort. Elke tegel van die stapel is even waarschijnlijk.',
  'WS-TILE-3':
    'Met zijn tweeën blijft de eerste stapel in de doos, zoals het boekje aanraadt. Jullie mogen ook met alle stapels spelen.',
  'WS-FIGURE-1':
    'Er zijn 16 figuren, elk met een andere hoogte van 1 tot 16, en iedereen heeft er vier. Bij elkaar opgeteld zijn de figuren van alle spelers even hoog.',
  'WS-GOODS-1': 'Van mirre, wierook, edelstenen en zout zijn er elk tien fiches. Een kameel draagt twee waren.',
  'WS-WATER-1': 'Er zijn 20 waterstenen. Water dat je betaalt, gaat terug naar de pot.',
  'WS-SETUP-1':
    'Aan het begin trekt iedereen één tegel voor de eigen voorraad. Alle voorraden liggen open, dus iedereen ziet wat je hebt.',
  'WS-SETUP-2': 'Je begint met twee kamelen, twee waterstenen en je vier figuren.',
  'WS-SETUP-3': 'De karavanen starten aan de uiteinden van het kruis. Met zijn tweeën staan ze tegenover elkaar.',
  'WS-SETUP-4': 'Eerst heeft Rood de tulband. Je hoogste figuur draagt hem.',
  'WS-SETUP-5':
    'Hebben jullie voor een vrije start gekozen, dan wachten de karavanen in het midden. Om de beurt kies je het uiteinde van het kruis waar die van jou start; daar mag geen andere staan.',
  'WS-TURN-1':
    'Een beurt heeft een volgorde: karavaan verplaatsen, ontdekken, een figuur zetten of terugnemen, waarderen, de gids betalen. Alles gebeurt pas als die stap aan de beurt is.',
  'WS-MOVE-1':
    'Je karavaan blijft staan, of gaat over lijnen naar een ander ontdekt veld. Over bruine lijnen mag dat zo ver als je wilt.',
  'WS-MOVE-2':
    'Bij de eerste witte lijn die je karavaan oversteekt, is de tocht ten einde, meteen op het veld erachter. Verder kom je alleen met de kameeldrijver.',
  'WS-MOVE-3': 'Je mag andere karavanen voorbij, maar niet stoppen op een veld waar er een staat.',
  'WS-DRIVER-1':
    'De kameeldrijver kost één watersteen. Daarvoor mag je karavaan in deze ene tocht zoveel witte lijnen oversteken als je wilt.',
  'WS-DRIVER-2': 'De kameeldrijver huur je alleen voor een veld waar je zonder hem niet komt. Bewaar je water!',
  'WS-DEAD-1':
    'Alleen als je drie tegels hebt en er geen een ergens op het hele bord past, mag je er een uit het spel doen, voordat je je karavaan verplaatst.',
  'WS-DUTY-1':
    'Hebben jullie gekozen dat een volle voorraad verplicht: met drie tegels moet je karavaan naar een veld waar je er een kunt leggen, of waar je de verkenner kunt sturen. Is een veld waar er een past zonder de kameeldrijver niet te bereiken, dan ben je vrij.',
  'WS-DUTY-2': 'Ben je naar een veld gegaan waar alleen de verkenner helpt, dan moet je hem sturen.',
  'WS-EXPLORE-1':
    'Staat je karavaan op een veld met een open lijn, dan ontdek je: je trekt een tegel, legt er een uit je eigen voorraad of stuurt de verkenner.',
  'WS-EXPLORE-2':
    'Kun je hier trekken of een eigen tegel leggen, dan moet je ontdekken. Alleen als er niets dan de verkenner overblijft, mag je het laten.',
  'WS-DRAW-1':
    'Je mag alleen trekken als er minder dan drie tegels in je voorraad liggen. Meer dan drie passen er niet in.',
  'WS-DRAW-2': 'Je kunt alleen trekken zolang er tegels zijn.',
  'WS-DRAW-3':
    'Past de getrokken tegel naast je karavaan, dan moet je hem leggen. Past hij niet, dan gaat hij naar je voorraad en ben je klaar met ontdekken.',
  'WS-OWN-1': 'Een tegel uit je eigen voorraad kun je leggen als hij naast je karavaan past.',
  'WS-SCOUT-1':
    'Voor één watersteen haalt de verkenner een tegel uit de voorraad van iemand anders, en die leg je meteen. Hij moet naast je karavaan passen.',
  'WS-AMENDS-1': 'Wordt er een tegel van je afgepakt, dan mag je als vergoeding een nieuwe trekken, zolang die er is.',
  'WS-LAY-1': 'Een tegel komt op een onontdekt veld direct naast je karavaan.',
  'WS-LAY-2':
    'Een tegel past als elke kant die aan een ontdekt veld grenst, daar dezelfde kleur heeft. Draai hem tot het klopt. Lege velden en de rand van het bord passen bij alles.',
  'WS-LAY-3': 'Ziet een tegel er na het draaien hetzelfde uit, dan telt dat als één en dezelfde stand.',
  'WS-LAY-4': 'Daarna gaat je karavaan naar de gelegde tegel.',
  'WS-DESERT-1':
    'Een tegel met alleen woestijn is een cadeautje: je verplaatst je karavaan meteen nog een keer en mag opnieuw ontdekken.',
  'WS-FIGURE-2':
    'Je mag één figuur op een stuk oase zetten, maar alleen op de tegel die je net hebt gelegd. Staan er meer stukken op, kies er dan een.',
  'WS-FIGURE-3': 'Je kunt alleen een eigen figuur zetten die nog niet op het bord staat.',
  'WS-FIGURE-4':
    'Zet je geen figuur, dan mag je een eigen figuur van het bord terugnemen, één keer per beurt. Dat kan ook nog vlak voor een waardering.',
  'WS-OASIS-1':
    'Stukken die elkaar bij witte lijnen raken, zijn één oase. Die is compleet als er geen witte lijn van die oase meer naar een onontdekt veld leidt.',
  'WS-OASIS-2': 'De rand van het bord sluit een oase af, net als woestijn.',
  'WS-OASIS-3':
    'Elke oase die je tegel compleet heeft gemaakt, wordt gewaardeerd als er figuren in staan. Zonder figuren gebeurt er niets.',
  'WS-OASIS-4':
    'Heeft je tegel meer oases compleet gemaakt, dan zeg jij welke nu gewaardeerd wordt. Kies op je tegel een stuk ervan.',
  'WS-ROW-1': 'De figuren van de oase gaan op volgorde van hoogte in een rij staan, de hoogste vooraan.',
  'WS-ROW-2': 'De figuur met de tulband staat altijd helemaal vooraan, hoe hoog de andere ook zijn.',
  'WS-ROW-3':
    'Staan er twee of meer figuren in de rij, dan moet de voorste één watersteen betalen. Van wie ze zijn, maakt niet uit.',
  'WS-ROW-4': 'Is daar geen water voor, dan verlaat de voorste figuur de rij, en hoeft verder niemand te betalen.',
  'WS-ROW-5': 'Een figuur die alleen in de oase staat, betaalt niets.',
  'WS-FIELD-1':
    'Van voor naar achter bezet elke figuur een actieveld van deze oase dat nog vrij is, en jij krijgt wat het veld van jouw figuur te bieden heeft.',
  'WS-FIELD-2': 'Figuren voor wie geen veld meer vrij is, krijgen niets. Aan het eind gaan ze allemaal weer naar huis.',
  'WS-TURBAN-1':
    'Stond de figuur met de tulband in de rij, dan gaat de tulband daarna naar de linkerbuur, op de hoogste figuur daar. Dat geldt ook als die figuur niet kon betalen of als er niets te halen viel.',
  'WS-GOODS-2': 'Een waar: je pakt het fiche en legt het op een vrije plaats op een van je kamelen.',
  'WS-GOODS-3':
    'Zijn al je kamelen vol, dan kun je een waar van een andere soort weggeven om plaats te maken, of van de nieuwe afzien.',
  'WS-CAMEL-1': 'Een kameel: je karavaan krijgt er een kameel bij, met twee vrije plaatsen.',
  'WS-WATER-2': 'Water: je krijgt vier waterstenen, zolang de pot strekt.',
  'WS-RUMOUR-1':
    'Een gerucht: je trekt een van de zes fiches, bekijkt het alleen en legt het gedekt op een vrije plaats bij een van de waren. Het verandert wat die waar waard is: +3, +2, +1, −1, −1 of −2.',
  'WS-RUMOUR-2': 'De twee plaatsen bij een waar zijn gelijk. Neem de eerste die vrij is.',
  'WS-RUMOUR-3':
    'Zijn alle geruchten getrokken, dan mag je in plaats daarvan er een bekijken dat op het bord ligt, helemaal alleen.',
  'WS-RUMOUR-4':
    'Daarna laat je het liggen of neem je het weg. Neem je het weg, dan krijgt wie als volgende een gerucht bezet het, en legt het weer ergens neer.',
  'WS-RUMOUR-5':
    'Een gerucht dat je hebt gezien, blijf je weten: op het bord staat het voor jou genoteerd. Wie welk gerucht heeft gezien, kan iedereen zien.',
  'WS-GUIDE-1':
    'Na je beurt mag je de gids één watersteen betalen voor een bonusbeurt: alles nog een keer. Meer dan één bonusbeurt is er niet.',
  'WS-END-1':
    'Als de laatste tegel getrokken is, wordt de beurt nog uitgespeeld. Daarna heeft iedereen nog één beurt, en ook dan mag je een bonusbeurt kopen.',
  'WS-END-2':
    'Als vijf hele ronden lang niemand een tegel trekt, legt of wegdoet, is de partij meteen afgelopen. Dat komt bijna nooit voor.',
  'WS-END-3': 'Aan het eind worden alle geruchten omgedraaid. Figuren die nog op het bord staan, tellen niet.',
  'WS-END-4': 'De partij is afgelopen, er beweegt niets meer.',
  'WS-VALUE-1': 'Een waar is 4 waard, plus of min de geruchten die erbij liggen.',
  'WS-VALUE-2': 'Je hebt zoveel punten als al je waren samen waard zijn. De meeste punten winnen.',
  'WS-VALUE-3': 'Bij gelijke stand wint wie meer water heeft. Is dat ook gelijk, dan wordt de overwinning gedeeld.',
  'WS-VALUE-4':
    'De punten die je tijdens het spelen ziet, zijn die van een partij die nu zou eindigen. Een gerucht dat je niet kent, telt daarin niet mee.',
};
