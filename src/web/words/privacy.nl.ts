import type { PrivacyWords } from './privacy.en.ts';

export const privacy: PrivacyWords = {
  title: 'Wat er over je wordt bewaard',
  intro:
    'Deze pagina is gemaakt uit de database van deze server zelf: elk deel ervan staat hier, met alles wat erin zit. Er is geen reclame, nergens anders wordt iets over je geteld, en er wordt niets doorgegeven.',
  onDevice:
    'Partijen tegen de computer en op één apparaat blijven in je browser. Bij de instellingen kun je ze wissen; geen server heeft ze.',
  howLong: 'Hoe lang het blijft',
  kinds: {
    guests: 'Mensen zonder account die aan geen tafel zitten en niet terugkomen',
    chat: 'Chat aan tafels',
    unfinished: 'Partijen waar niemand mee verdergaat',
    finished: 'Afgelopen partijen',
    backups: 'Kopieën die de beheerder maakt voor als er iets stukgaat',
  },
  days: days => (days === 1 ? 'een dag' : `${days} dagen`),
  forEver: 'tot het wordt gewist',
  account: 'Een account',
  accountDays: 'tot je het wist',
  yours: 'Wat van jou is',
  yoursHint: 'In deze delen staan dingen van één persoon. Ze verdwijnen als je alles over jezelf wist.',
  count: count => (count === 1 ? 'één van jou' : `${count} van jou`),
  none: 'niets van jou',
  others: 'Wat nodig is om te spelen',
  othersHint:
    'Ook hier staan je naam en je nummer zolang je aan een tafel zit. Als je jezelf wist, zat daar iemand, en niemand weet meer wie.',

  mine: 'Je gegevens',
  mineHint:
    'Je kunt zien wat er over je wordt bewaard, het als bestand krijgen en het wissen, zonder iemand te vragen.',
  see: 'Bekijken wat er wordt bewaard',
  export: 'Alles als bestand bewaren',
  file: 'caravanserai-over-mij.json',
  exported: 'Het bestand wordt bewaard.',
  erase: 'Alles over mij wissen',
  eraseHint:
    'Je naam, je apparaten, passkeys en codes, wat je aan tafels hebt gezegd: alles is meteen en voorgoed weg. Waar je aan het spelen bent, geef je op. In partijen met anderen zat iemand op jouw plaats.',
  eraseCopies: days => `In kopieën van de beheerder kan het daarna nog zo lang blijven staan: ${days}.`,
  eraseLabel: name => `Typ je naam, ${name}, om alles te wissen`,
  eraseYes: 'Alles voorgoed wissen',
  erased: 'Alles over jou is gewist.',
  trouble: 'Dat lukte niet. Je mist niets; probeer het zo nog eens.',
};
