import type { DeviceWords } from './device.en.ts';

export const device: DeviceWords = {
  title: 'Caravanserai installeren',
  why: 'Dan opent het met zijn eigen pictogram, in een eigen venster, en speelt het ook zonder netwerk.',
  done: 'Het is geïnstalleerd. Van nu af vind je het bij je programma’s.',
  thanks: 'Dank je wel, en goede reis!',
  install: 'Installeren',
  declined: 'Er is niets geïnstalleerd. Het kan altijd nog, via het menu van deze pagina of van de browser.',
  ways: {
    prompt: 'In deze browser',
    share: 'iPhone en iPad',
    dock: 'Safari op een Mac',
    menu: 'Android en andere browsers',
    none: 'In deze browser',
  },
  steps: {
    prompt: ['Druk op “Installeren”. De browser vraagt het nog één keer; dat is alles.'],
    share: [
      'Tik op Deel: een vierkant met een pijl. In nieuwere versies zit het achter de drie puntjes.',
      'Scrol naar beneden en tik op “Zet op beginscherm”.',
      'Tik op “Voeg toe”. Open Caravanserai van nu af vanaf het beginscherm.',
    ],
    dock: [
      'Klik in de knoppenbalk op Deel, of open het menu Archief.',
      'Kies “Voeg toe aan Dock…”. Dat kan vanaf macOS Sonoma.',
      'Klik op “Voeg toe”. Open Caravanserai van nu af vanuit het Dock.',
    ],
    menu: [
      'Open het menu van de browser: drie puntjes of streepjes, boven of onder.',
      'Kies “Installeren”, “Toevoegen aan startscherm” of “Pagina toevoegen aan”.',
      'Zeg ja. Open Caravanserai van nu af met zijn pictogram.',
    ],
    none: [
      'Deze browser kan geen pagina’s installeren. Een bladwijzer doet bijna hetzelfde: na het eerste bezoek werkt de pagina ook hier zonder netwerk.',
    ],
  },
  apart:
    'De geïnstalleerde pagina begint met een lege plank. Wil je je partijen meenemen, bewaar ze dan als bestand en open dat daar.',
  elsewhere: 'In een andere browser',
  phone: 'Op een telefoon of tablet',
  phoneHint: 'Scan deze code met de camera: die opent deze pagina daar.',
  qrOf: link => `QR-code van de link ${link}`,
  offer: 'Caravanserai kan een eigen pictogram krijgen, en je partijen zijn dan veiliger.',
  offerLater: 'Niet nu',
  terms: {
    lasting: 'Je partijen blijven in deze browser tot je ze verwijdert.',
    room: 'Je partijen blijven in deze browser. Als het apparaat vol raakt, kan hij ze verwijderen.',
    week: 'Je partijen blijven in deze browser. Hij verwijdert ze als je een week niet langskomt, tenzij Caravanserai geïnstalleerd is.',
  },
  keepForGood: 'Voorgoed bewaren',
  notForGood: 'Dat belooft de browser nog niet. Caravanserai installeren helpt, en een bestand is altijd veilig.',
  saveAll: 'Alle partijen als bestand bewaren',
  cameIn: (taken, known) => {
    const came = taken === 1 ? '1 partij is binnengekomen.' : `${taken} partijen zijn binnengekomen.`;
    return known === 0 ? came : `${came} ${known === 1 ? '1 was' : `${known} waren`} er al.`;
  },
};
