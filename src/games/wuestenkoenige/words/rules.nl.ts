import type { RuleWords } from './rules.en.ts';

export const rules: RuleWords = {
  'WK-SEATS-1': 'Je speelt met twee tot vier. De beurt gaat de tafel rond, ronde na ronde.',
  'WK-BOARD-1':
    'De woestijn is een vierkant van 93 velden. In één hoek staat het paleis, in de andere hoeken ligt een oase: een met vuur, een met planten, een met water.',
  'WK-BOARD-2':
    'Een hoek en zijn twee voorhoven zijn één plek: je bent erin of niet, en je gaat eruit naar elk veld naast die drie. Er passen zoveel kamelen in als je wilt, er komt nooit een tegel te liggen en niemand vecht er.',
  'WK-BOARD-3':
    'Een woestijn waar de regels niets mee kunnen, wordt nooit gebruikt: elke hoek heeft zijn twee voorhoven, en er zijn genoeg tegels.',
  'WK-GROUND-1':
    'De ondergrond van een veld is wat bovenop ligt: duin of vlakte. Een veld zonder tegel is een dal. Hoeveel tegels er op elkaar liggen, maakt niet uit.',
  'WK-SETUP-1':
    'Er zijn 108 tegels, met duin aan de ene kant en vlakte aan de andere. Aan het begin ligt er op elk woestijnveld één; het toeval bepaalt welke kant boven ligt. De rest is de reserve.',
  'WK-SETUP-2': 'Iedereen heeft 12 kamelen. Er beginnen er 4 in het paleis, de andere 8 wachten in de voorraad.',
  'WK-SETUP-3': 'Voor de eerste beurt trekt iedereen 3 gebeurteniskaarten.',
  'WK-SETUP-4': 'In elke oase liggen 12 waren als je met twee of drie speelt, en 18 met vier.',
  'WK-TURN-1':
    'Een beurt heeft drie stappen, altijd in deze volgorde: je mag een kaart spelen, dan mag je kamelen verplaatsen, dan verander je de woestijn. Wat bij een andere stap hoort, moet wachten.',
  'WK-TURN-2':
    'Je hebt zes bewegingspunten per beurt en verdeelt ze over je kamelen zoals je wilt. Wat je overhoudt, vervalt.',
  'WK-TURN-3':
    'Wie eerder aan de beurt is, heeft in de eerste beurt minder bewegingspunten: met twee spelers 3 en 6, met drie 2, 4 en 6, met vier 2, 3, 5 en 6. Beginnen is al voordeel genoeg.',
  'WK-TURN-4':
    'Een stap waarin je niets kunt doen, wordt overgeslagen. Alleen als je kaarten hebt, word je altijd gevraagd, anders komen de anderen iets over je hand te weten.',
  'WK-CARD-1':
    'Aan het begin van je beurt mag je één kaart uit je hand spelen. Wat erop staat gebeurt meteen; daarna ligt hij open op de aflegstapel.',
  'WK-CARD-2': 'Een kaart moet iets kunnen uitrichten: zonder doel kun je hem niet spelen.',
  'WK-CARD-3':
    'Alleen jij ziet je kaarten; de anderen zien alleen hoeveel je er hebt. Gespeelde en weggelegde kaarten liggen open.',
  'WK-CARD-4':
    'Is de stapel leeg, dan wordt de aflegstapel geschud en is dat de nieuwe stapel. Ligt er nergens meer een kaart, dan krijg je niets.',
  'WK-CARD-5':
    'Niemand houdt meer dan vijf kaarten. Eerst trek je, dan leg je kaarten naar keuze weg tot je er vijf hebt, ook als je niet aan de beurt bent.',
  'WK-CARD-6': 'Trekken er meerdere spelers, dan gaat dat om de beurt; wie aan de beurt is, begint.',
  'WK-CARD-7':
    'Er zijn 50 kaarten: 5 Zand, 4 Stuifzand, 5 Zandstorm, 7 Drachtige kameel, 8 Vliegend tapijt, 8 Kamelentocht, 6 Kamelenruil, 5 Verloren lading en 2 Epidemie.',
  'WK-SAND-1':
    'Zand: leg een tegel uit de reserve op een woestijnveld naar keuze, met de kant boven die je wilt. Daar kun je kamelen mee bedelven.',
  'WK-SAND-2': 'Zand kun je niet spelen zolang er geen tegel in de reserve ligt.',
  'WK-DRIFT-1':
    'Stuifzand: de bovenste tegel van een veld naar keuze gaat naar de reserve. Kamelen en losse waren erop zakken naar wat eronder ligt. Er moet wel een tegel liggen.',
  'WK-STORM-1': 'Zandstorm: verander de woestijn meteen drie keer, nog voor je kamelen op weg gaan.',
  'WK-STORM-2':
    'Een storm verandert drie verschillende tegels, en alleen minder als er niet meer zijn. Wat al veranderd is, verandert niet nog een keer.',
  'WK-STORM-3': 'Wie in de storm bedolven raakt, trekt zijn kaarten voordat de volgende tegel verandert.',
  'WK-CALF-1':
    'Drachtige kameel: een kameel uit je voorraad komt in de woestijn, hoogstens twee velden van een van je kamelen daar; het veld van die kameel zelf mag ook. Je hebt dus een kameel in je voorraad nodig en een op een woestijnveld.',
  'WK-CARPET-1':
    'Vliegend tapijt: een van je kamelen vliegt tot vijf velden ver over alles heen en landt op een woestijnveld. Vanuit het paleis of een oase tel je vanaf het dichtstbijzijnde van de drie velden.',
  'WK-CARPET-2': 'Drachtige kameel, Vliegend tapijt en Kamelenruil zijn geen stappen: daarna valt niemand aan.',
  'WK-TREK-1': 'Kamelentocht: je hebt in deze beurt vier bewegingspunten extra.',
  'WK-SWAP-1':
    'Kamelenruil: twee kamelen van anderen op twee verschillende woestijnvelden wisselen van plaats, met lading en al.',
  'WK-SWAP-2': 'Twee kamelen van dezelfde speler met dezelfde lading kun je niet ruilen: er zou niets veranderen.',
  'WK-LOSS-1':
    'Verloren lading: een kameel van een ander op een woestijnveld verliest een van zijn waren. Jij kiest welke; die blijft daar liggen.',
  'WK-PLAGUE-1':
    'Epidemie: alle kamelen in één oase gaan terug naar de voorraad, ook die van jou. Wat ze dragen, gaat terug naar de oases waar het vandaan komt.',
  'WK-MOVE-1':
    'Een kameel loopt stap voor stap, telkens naar een veld er vlak naast, zo ver als je punten reiken. Hij mag stoppen en later in de beurt verdergaan.',
  'WK-MOVE-2':
    'Op een woestijnveld is plaats voor drie kamelen, van wie ze ook zijn. Is het vol, dan kun je er niet op en er niet langs.',
  'WK-MOVE-3': 'Je verplaatst alleen je eigen kamelen, en alleen die in het paleis of op het bord.',
  'WK-COST-1': 'Een stap tussen twee velden met dezelfde ondergrond kost 1 punt.',
  'WK-COST-2': 'Een stap tussen twee velden met een verschillende ondergrond kost 2 punten.',
  'WK-COST-3': 'Een stap het paleis of een oase in of uit kost 1 punt.',
  'WK-COST-4': 'Je kunt niet meer bewegingspunten uitgeven dan je nog hebt, en halve stappen bestaan niet.',
  'WK-TAKE-1':
    'Terwijl je kamelen verplaatst, mag een kameel waren oprapen die open op zijn veld liggen, telkens één. Dat is gratis, en hij hoeft er niet voor gelopen te hebben.',
  'WK-TAKE-2': 'Wat onder een tegel ligt, kun je niet oprapen. Eerst moet de tegel weg.',
  'WK-TAKE-3': 'Een kameel draagt zoveel waren als je wilt.',
  'WK-FIGHT-1':
    'Stapt je kameel op een woestijnveld met kamelen van anderen, dan beslis je meteen: een ervan aanvallen of in vrede verdergaan. Later wordt het je niet meer gevraagd.',
  'WK-FIGHT-2': 'Elke kameel mag één keer per beurt aanvallen.',
  'WK-FIGHT-3': 'Je kunt alleen een kameel van een ander aanvallen die op hetzelfde veld staat.',
  'WK-FIGHT-4':
    'Na een gevecht mag je de punten die over zijn nog gebruiken, ook voor de kameel die gevochten heeft. Een kameel die met een 1 gekomen is, mag na een eigen stap zelf ook nog aanvallen.',
  'WK-DIE-1':
    'Een 1 is een grote overwinning: de aangevallen kameel gaat naar huis, en een kameel uit jouw voorraad neemt zijn plaats en zijn waren over.',
  'WK-DIE-2': 'Een 2: de aangevallen kameel geeft die van jou een waar. De eigenaar kiest welke.',
  'WK-DIE-3': 'Een 3 is hetzelfde als een 2: je krijgt een van zijn waren.',
  'WK-DIE-4': 'Een 4: er gebeurt niets.',
  'WK-DIE-5': 'Een 5: jouw kameel geeft een waar aan de kameel die hij aanviel. Jij kiest welke.',
  'WK-DIE-6':
    'Een 6 is een bittere nederlaag: jouw kameel gaat naar huis, en een kameel uit de voorraad van de ander neemt zijn plaats en zijn waren over.',
  'WK-DIE-7':
    'Heeft de winnaar van een 1 of een 6 geen kameel meer in voorraad, dan gaat de verliezer toch naar huis, en de waren gaan naar de kameel die gewonnen heeft.',
  'WK-DIE-8': 'Wie niets te geven heeft, geeft niets.',
  'WK-GIVE-1': 'Je kunt alleen geven wat deze kameel draagt.',
  'WK-OASIS-1': 'Draagt een kameel al waren van een oase, dan mag hij daar niet meer in: breng ze eerst naar huis.',
  'WK-OASIS-2': 'Een kameel die een oase in gaat, krijgt daar één waar.',
  'WK-OASIS-3': 'Daarna komen er tot twee kamelen uit je voorraad bij, elk ook met één waar.',
  'WK-OASIS-4':
    'Zijn er te weinig waren of kamelen, dan heb je pech. De kameel die aankwam gaat voor, en er komt geen kameel bij zonder waar.',
  'WK-OASIS-5': 'Kreeg de kameel die aankwam een waar, dan trek je één gebeurteniskaart.',
  'WK-PALACE-1': 'Een kameel gaat alleen terug het paleis in als hij minstens één waar draagt.',
  'WK-PALACE-2':
    'In het paleis laadt de kameel af: al zijn waren liggen open voor je, en voor elke waar trek je een gebeurteniskaart.',
  'WK-PALACE-3':
    'De kameel mag weer op pad, zelfs in dezelfde beurt. Heeft hij al aangevallen, dan doet hij dat deze beurt niet nog eens.',
  'WK-DESERT-1':
    'Aan het einde van je beurt moet je de woestijn één keer veranderen: draai een tegel om of schuif er een naar een veld ernaast. Alleen als er geen tegel op het bord ligt, pas je.',
  'WK-DESERT-2':
    'Je kunt alleen de bovenste tegel van een veld veranderen, dus er moet er een liggen. Omdraaien mag ook onder kamelen en waren.',
  'WK-DESERT-3': 'Een tegel waar kamelen op staan, kun je niet verschuiven, alleen omdraaien.',
  'WK-DESERT-4': 'Een tegel schuift naar een woestijnveld er vlak naast. Dezelfde kant blijft boven.',
  'WK-DESERT-5': 'Tegels mogen torens worden. Kamelen die op een tegel staan, worden op de nieuwe tegel getild.',
  'WK-DESERT-6':
    'Een tegel op losse waren dekt ze af. Wordt de tegel eronder weggeschoven, dan blijven ze op hun veld en zakken ze naar wat eronder ligt.',
  'WK-BURY-1':
    'Een tegel die in een kaal dal komt, bedelft de kamelen die daar staan, ook die van jou: ze gaan terug naar de voorraad.',
  'WK-BURY-2': 'Voor elke bedolven kameel trekt de eigenaar een gebeurteniskaart, ook als het zijn eigen schuld was.',
  'WK-BURY-3': 'De waren van bedolven kamelen blijven onder de tegel liggen. Ze komen vrij als het dal weer kaal is.',
  'WK-OUT-1': 'Wie geen kameel meer in het paleis of op het bord heeft, ligt eruit.',
  'WK-OUT-2':
    'Wie eruit ligt, toont al zijn kaarten, legt ze weg en trekt er geen meer. De thuisgebrachte waren blijven liggen.',
  'WK-OUT-3': 'Ga je er in je eigen beurt uit, dan is de beurt meteen voorbij.',
  'WK-OUT-4':
    'Wie als laatste overblijft, wint meteen. Gaan de laatsten er samen uit, dan worden hun waren vergeleken zoals aan het einde.',
  'WK-END-1':
    'Wie waren uit alle drie de oases heeft thuisgebracht, wint meteen, nog voordat er kaarten voor getrokken worden.',
  'WK-END-2': 'Na 60 ronden is de partij afgelopen.',
  'WK-END-3':
    'Het is ook afgelopen als niemand meer kan winnen: iedereen die nog meedoet, mist een soort waren die al helemaal is thuisgebracht.',
  'WK-END-4':
    'Dan wint wie de meeste soorten waren heeft; is dat gelijk, wie de meeste waren heeft; is ook dat gelijk, dan delen jullie de overwinning.',
  'WK-END-5': 'De partij is afgelopen, er beweegt niets meer.',
  'WK-SCORE-1':
    'Wie meer soorten waren heeft thuisgebracht, staat voor; bij evenveel soorten wie meer afzonderlijke waren heeft.',
  'WK-SCORE-2': 'Wat iemand die eruit ligt heeft thuisgebracht, telt niet mee zolang anderen nog spelen.',
};
