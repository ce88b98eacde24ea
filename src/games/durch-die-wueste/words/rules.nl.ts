import type { RuleWords } from './rules.en.ts';

export const rules: RuleWords = {
  'DW-SEATS-1': 'Je speelt met twee tot vijf. De beurt gaat rond in de volgorde van de plaatsen, ronde na ronde.',
  'DW-BOARD-1':
    'Met vier of vijf spelers gebruik je de hele woestijn. Met twee of drie blijf je op het grotere deel vóór de donkere lijn; die lijn is dan een rand als elke andere.',
  'DW-BOARD-2': 'De rotsen rond de woestijn en middenin zijn geen velden: daar staat nooit iets.',
  'DW-BOARD-3': 'Elke woestijn die we klaarleggen heeft plaats voor alle ruiters, waar de palmen ook staan.',
  'DW-ORDER-1':
    'Alles op zijn tijd: eerst palmen en water, dan de ruiters, dan de kamelen. Met vijf spelers geeft iedereen vóór de ruiters nog een kleur terug.',
  'DW-PALM-1': 'Vijf palmen komen willekeurig op velden met een palmteken. Elke palm is een oase.',
  'DW-PALM-2':
    'Palmen door de spelers: jullie zetten de vijf palmen zelf, om de beurt één, te beginnen bij de eerste speler. Daarna gaat die ook verder.',
  'DW-WATER-1':
    'Op elke cirkel en op elk palmteken zonder palm komt open een willekeurig getrokken waterput: van de waarden 1, 2 en 3 zijn er elk 15. Wat over is, blijft in de doos.',
  'DW-SUPPLY-1':
    'Van elke kleur zijn er 34 kamelen. Iedereen neemt er van elke kleur één voor de ruiters; met twee spelers gaan er per kleur nog 10 in de doos, met drie spelers 5. Zo blijven er per kleur 22 over voor twee spelers, 26 voor drie, 30 voor vier en 29 voor vijf.',
  'DW-RETURN-1':
    'Met vijf spelers geeft iedereen vóór het zetten van de ruiters één kameelkleur terug, en elk een andere. Kies een kleur die nog niemand heeft teruggegeven.',
  'DW-RETURN-2':
    'Je speelt zonder de kleur die je hebt teruggegeven: met vier ruiters en vier karavanen. Die kameel blijft in de doos.',
  'DW-RIDER-1': 'Om de beurt zet iedereen één ruiter, vijf rondes lang; met vijf spelers zijn het er vier.',
  'DW-RIDER-2':
    'Elk van je ruiters zit op een kameel van een andere kleur. Een ruiter die al in de woestijn staat, zet je niet nog eens.',
  'DW-RIDER-3': 'Een ruiter begint niet op een waterput.',
  'DW-RIDER-4': 'Een ruiter begint niet op een palm.',
  'DW-RIDER-5': 'Een ruiter heeft een eigen veld nodig: hier staat al iemand.',
  'DW-RIDER-6': 'Een ruiter begint niet naast een palm: op de zes velden eromheen komt geen ruiter.',
  'DW-RIDER-7':
    'Een ruiter begint niet naast een andere ruiter, welke kleur die ook heeft en van wie hij ook is. Er ligt minstens één veld tussen.',
  'DW-RIDER-8': 'Vlak naast een waterput is een prima plek om te beginnen.',
  'DW-RIDER-9':
    'In de eerste ronde met ruiters neemt iedereen een kameelkleur die in die ronde nog niemand heeft gezet, zolang je er zo een hebt.',
  'DW-TURN-1': 'In je beurt zet je twee kamelen, allebei van één kleur of van twee verschillende.',
  'DW-TURN-2':
    'In de eerste ronde met kamelen zetten de eerste twee spelers maar één kameel; met twee spelers geldt dat alleen voor wie begint. Beginnen is al voordeel genoeg.',
  'DW-TURN-3': 'Zolang je een kameel kunt zetten, moet je dat doen. Alleen wie er geen meer kan zetten, past.',
  'DW-TURN-4': 'Passen beëindigt je beurt, ook na de eerste van je twee kamelen.',
  'DW-CAMEL-1': 'Een kameel heeft een veld zonder kameel nodig. Een waterput daar is geen bezwaar, integendeel.',
  'DW-CAMEL-2': 'Een kameel mag naast een palm staan, maar nooit erop.',
  'DW-CAMEL-3':
    'Een nieuwe kameel komt naast een kameel van dezelfde kleur uit je eigen karavaan; die met de ruiter telt mee.',
  'DW-CAMEL-4':
    'Een kameel mag niet naast een kameel van dezelfde kleur staan die van iemand anders is. Tussen twee zulke karavanen blijft altijd een veld zonder die kleur.',
  'DW-CAMEL-5': 'Kamelen van andere kleuren storen niet: je mag er vlak naast gaan staan, van wie ze ook zijn.',
  'DW-CAMEL-6': 'Zo heb je van elke kleur precies één karavaan, en alle kamelen daarvan hangen aan elkaar.',
  'DW-WATER-2': 'Zet je een kameel op een waterput, dan is het water van jou: 1, 2 of 3 punten.',
  'DW-OASIS-1':
    'Staat de eerste kameel van een karavaan naast een palm, dan heeft die karavaan de oase bereikt. Dat is 5 punten voor jou.',
  'DW-OASIS-2': 'Meer kamelen van dezelfde karavaan naast dezelfde palm leveren niets meer op.',
  'DW-OASIS-3': 'Dezelfde karavaan mag verder trekken naar andere oases en krijgt voor elke oase 5 punten.',
  'DW-OASIS-4': 'Bereik je dezelfde oase met een andere karavaan van jou, dan krijg je opnieuw 5 punten.',
  'DW-OASIS-5':
    'Ook de anderen kunnen dezelfde oase bereiken, zelfs met kamelen van dezelfde kleur. De punten raken nooit op.',
  'DW-AREA-1':
    'Een gebied is een groep aaneengesloten velden zonder kamelen. Het is ingesloten als alle kamelen ernaast bij één en dezelfde karavaan horen.',
  'DW-AREA-2':
    'Rotsen helpen mee: de rand van de woestijn en het massief in het midden sluiten net zo goed af als kamelen.',
  'DW-AREA-3': 'Het kan ook zonder rotsen: een kring van kamelen sluit een gebied evengoed in.',
  'DW-AREA-4': 'Twee karavanen sluiten nooit samen een gebied in, ook niet als ze allebei van jou zijn.',
  'DW-AREA-5': 'Eén andere kameel in het gebied of ernaast en het telt niet, van wie die ook is.',
  'DW-AREA-6': 'Palmen en waterputten horen bij het gebied. Een palm is geen muur: het gebied gaat erachter verder.',
  'DW-AREA-7': 'Al het water in een gebied dat je insluit, is meteen van jou.',
  'DW-AREA-8':
    'Elke oase in een ingesloten gebied levert meteen 5 punten op, tenzij deze karavaan die oase al had bereikt.',
  'DW-AREA-9':
    'Niemand anders komt er nog in. Zelf kun je er met de karavaan eromheen verder bouwen, maar elke kameel daar kost je het punt van zijn veld.',
  'DW-SEALED-1':
    'Niemand bouwt erin: een ingesloten gebied blijft zoals het is. Ook de karavaan eromheen mag er geen kameel meer zetten.',
  'DW-AREA-10':
    'Gebieden tellen vanaf het moment dat de laatste ruiter staat. Een hoekje dat een ruiter helemaal alleen afsluit, is dan meteen van hem.',
  'DW-END-1':
    'De partij is meteen afgelopen als van een kleur de laatste kameel is gezet, ook midden in een beurt. Die kameel krijgt nog wel zijn water, oases en gebied.',
  'DW-END-2': 'Het is ook meteen afgelopen als niemand nog een kameel kan zetten.',
  'DW-END-3': 'De partij is afgelopen, er beweegt niets meer.',
  'DW-SCORE-1': 'Water: de waarde van je waterputten, 1 tot 3 punten per stuk.',
  'DW-SCORE-2': 'Oases: 5 punten voor elke keer dat een karavaan van jou een oase heeft bereikt.',
  'DW-SCORE-3':
    'Grootste karavanen: wie van een kleur de meeste kamelen heeft, krijgt 10 punten, en dat voor elke kleur. De kameel van de ruiter telt mee.',
  'DW-SCORE-4': 'Hebben meer spelers de meeste kamelen van een kleur, dan krijgen ze elk 5 punten en niemand 10.',
  'DW-SCORE-5': 'Wie van een kleur geen kameel heeft, krijgt er niets voor.',
  'DW-SCORE-6': 'Gebieden: 1 punt voor elk veld dat je hebt ingesloten, behalve als er een palm op staat.',
  'DW-SCORE-7': 'Wie de meeste punten heeft, wint. Bij een gelijke stand wordt de overwinning gedeeld.',
  'DW-SCORE-8':
    'Tijdens de partij staat wat zeker is naast wat het zou zijn als het nu afgelopen was: daarin tellen ook de grootste karavanen mee, en die kunnen nog wisselen.',
  'DW-CHIPS-1':
    'Gedekt, zoals in de doos: de anderen zien hoeveel fiches je hebt verzameld, maar de waarde pas aan het einde. Ook onder “Wat er gebeurde” staat die niet. Open: iedereen ziet alles en niemand hoeft iets te onthouden. Tegen alleen de computer is open gebruikelijk.',
};
