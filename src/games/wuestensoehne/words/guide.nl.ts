import type { GuideLines } from './guide.en.ts';

export const guide: GuideLines = {
  welcome: {
    say: 'Welkom! Alleen dit kruis van paden is bekend, de rest van het land wacht op je. Jij bent Rood en begint bovenaan, Blauw onderaan. Wie de kostbaarste waren thuisbrengt, wint.',
  },
  move: {
    say: 'Elke beurt begint met je karavaan. Bruine lijnen zijn woestijnpaden: daarop ga je zo ver als je wilt. Ga naar het gemarkeerde veld!',
    done: 'Goed zo. Vanaf hier lopen er paden het onbekende in.',
  },
  draw: {
    say: 'Nu ga je ontdekken. Trek een tegel!',
    done: 'Eens kijken wat je hebt ontdekt.',
  },
  lay: {
    say: 'Een oase met zout! Kies een van de twee plaatsen. Kies die nog eens om de tegel te draaien en leg hem dan neer. Witte lijnen moeten op witte aansluiten, bruine op bruine.',
    done: 'Je karavaan is meteen naar de nieuwe tegel gegaan.',
  },
  figure: {
    say: 'Op je tegel ligt een oase, dus je mag er een figuur heen sturen. Kies een van je vier. Het getal is de hoogte: hoge figuren mogen straks eerst kiezen.',
    done: 'Daar wacht je figuur tot de oase compleet is.',
  },
  end: {
    say: 'Voor een watersteen zou de gids je een bonusbeurt geven. Je hebt er maar twee, dus bewaar ze en beëindig je beurt.',
    done: 'Nu is Blauw aan de beurt.',
  },
  whiteTry: {
    say: 'We springen een paar beurten vooruit. Jouw 16 en de 2 van Blauw staan nu in dezelfde oase. Witte lijnen houden karavanen op: achter de eerste is je weg ten einde. Probeer verder te komen, naar het gemarkeerde veld!',
    done: 'Dat is dus te ver, en het bord zegt je waarom. Dat doet het ook in een echte partij.',
  },
  driver: {
    say: 'De kameeldrijver weet de weg. Kies het veld nog eens en huur hem dan voor één watersteen.',
    done: 'Hij brengt je over zoveel witte lijnen als je wilt.',
  },
  own: {
    say: 'Je hebt nog een tegel bewaard die niet paste toen je hem trok. Hier past hij wel! Kies hem in je voorraad en leg hem op het gemarkeerde veld.',
    done: 'Kijk: geen enkele witte lijn van deze oase leidt nog naar het onbekende. Hij is compleet!',
  },
  second: {
    say: 'Voordat er gewaardeerd wordt, mag je nog een figuur zetten. Stuur je 6: die is hoger dan de 2 van Blauw en komt eerder aan de beurt.',
    done: 'Nu staan er drie figuren in de oase, en twee zijn van jou.',
  },
  score: {
    say: 'Nu wordt de oase gewaardeerd: kies hem uit. De figuren gaan op hoogte in een rij staan. Jouw 16 staat vooraan, betaalt één watersteen en kiest als eerste. Neem de edelsteen!',
    done: 'De edelsteen ligt op je kameel. Een waar is 4 punten waard.',
  },
  rumour: {
    say: 'De volgende in de rij is jouw 6. Zout zou nog eens 4 punten zijn. Maar neem het gerucht: dat kan veranderen wat waren waard zijn.',
    done: 'Je trekt nu een gerucht. Alleen jij krijgt het te zien.',
  },
  put: {
    say: 'Het is +3! Leg het op het geruchtenbord bij de edelstenen. Dan is elke edelsteen 3 punten meer waard, en Blauw weet van niets.',
    done: 'Je edelsteen is nu 7 punten waard. Blauw ziet het gerucht wel, maar niet het getal.',
  },
  worth: {
    say: 'Alle figuren zijn weer thuis. De tulband, de witte doek op jouw 16, is naar de hoogste figuur van Blauw gegaan: wie hem draagt, staat altijd helemaal vooraan. Aan het eind tellen alleen waren.',
  },
  last: {
    say: 'We springen naar de allerlaatste beurt. Alle tegels zijn getrokken en Blauw staat voor met 27 tegen 23. Doe alles zelf: karavaan, tegel, figuur, waardering. Wat gemarkeerd is, wijst je de weg. Haal de edelsteen!',
    done: 'Alleen in de oase hoefde je figuur niets te betalen. Nu worden de geruchten omgedraaid.',
  },
  finish: {
    say: 'Blauw had ook een geheim: −1 bij de edelstenen. Toch win je met 28 tegen 26! Je weet nu alles wat je nodig hebt. De rest komt met spelen.',
  },
};
