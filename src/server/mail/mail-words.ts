/** What mail says, in the language of whoever gets it. Plain text: nothing is fetched when it is opened. */
export interface MailWords {
  readonly confirm: (code: string) => Text;
  readonly turn: (name: string, game: string, link: string) => Text;
  readonly invited: (name: string, game: string, link: string) => Text;
  readonly recover: (name: string, code: string, page: string) => Text;
  readonly stop: (link: string) => string;
}

export interface Text {
  readonly subject: string;
  readonly text: string;
}

const en: MailWords = {
  confirm: code => ({
    subject: `Your code: ${code}`,
    text: `Hello,\n\nsomebody gave this address for mail from a place to play. If it was you, enter this code there within an hour:\n\n    ${code}\n\nIf it was not, there is nothing to do: no more mail will come.`,
  }),
  turn: (name, game, link) => ({
    subject: `It is your turn: ${game}`,
    text: `Hello ${name},\n\nit is your turn in ${game}:\n\n${link}\n\nHowever many games wait for you, mail comes at most every six hours.`,
  }),
  invited: (name, game, link) => ({
    subject: `You are invited: ${game}`,
    text: `Hello ${name},\n\nsomebody you have met invites you to a game of ${game}:\n\n${link}`,
  }),
  recover: (name, code, page) => ({
    subject: 'A code to come back',
    text: `Hello ${name},\n\nthis code lets one device in as you, once and within an hour. Enter it at ${page} under “Your account”:\n\n    ${code}\n\nIf you did not ask for it, somebody else did; without this mail they can do nothing. Never tell it to anybody.`,
  }),
  stop: link => `No more such mail: ${link}`,
};

const de: MailWords = {
  confirm: code => ({
    subject: `Dein Code: ${code}`,
    text: `Hallo,\n\njemand hat diese Adresse für Mail von einem Spieleserver angegeben. Wenn du es warst, gib dort innerhalb einer Stunde diesen Code ein:\n\n    ${code}\n\nWenn nicht, ist nichts zu tun: Es kommt keine weitere Mail.`,
  }),
  turn: (name, game, link) => ({
    subject: `Du bist am Zug: ${game}`,
    text: `Hallo ${name},\n\ndu bist in ${game} am Zug:\n\n${link}\n\nAuch wenn mehrere Spiele auf dich warten, kommt höchstens alle sechs Stunden eine Mail.`,
  }),
  invited: (name, game, link) => ({
    subject: `Du bist eingeladen: ${game}`,
    text: `Hallo ${name},\n\njemand, den du vom Spielen kennst, lädt dich zu ${game} ein:\n\n${link}`,
  }),
  recover: (name, code, page) => ({
    subject: 'Ein Code zum Zurückkommen',
    text: `Hallo ${name},\n\nmit diesem Code kommt ein Gerät als du herein, einmal und innerhalb einer Stunde. Gib ihn auf ${page} unter „Dein Konto“ ein:\n\n    ${code}\n\nWenn du ihn nicht verlangt hast, war es jemand anderes; ohne diese Mail nützt das nichts. Gib den Code niemandem.`,
  }),
  stop: link => `Keine solche Mail mehr: ${link}`,
};

const nl: MailWords = {
  confirm: code => ({
    subject: `Je code: ${code}`,
    text: `Hallo,\n\niemand gaf dit adres op voor mail van een spelserver. Was jij dat, vul daar dan binnen een uur deze code in:\n\n    ${code}\n\nZo niet, dan hoef je niets te doen: er komt geen mail meer.`,
  }),
  turn: (name, game, link) => ({
    subject: `Je bent aan de beurt: ${game}`,
    text: `Hallo ${name},\n\nje bent aan de beurt in ${game}:\n\n${link}\n\nHoeveel partijen er ook op je wachten, er komt hoogstens elke zes uur mail.`,
  }),
  invited: (name, game, link) => ({
    subject: `Je bent uitgenodigd: ${game}`,
    text: `Hallo ${name},\n\niemand die je kent van een partij nodigt je uit voor ${game}:\n\n${link}`,
  }),
  recover: (name, code, page) => ({
    subject: 'Een code om terug te komen',
    text: `Hallo ${name},\n\nmet deze code komt één apparaat binnen als jij, één keer en binnen een uur. Vul hem in op ${page} onder “Je account”:\n\n    ${code}\n\nHeb je er niet om gevraagd, dan deed iemand anders dat; zonder deze mail heeft die er niets aan. Geef de code aan niemand.`,
  }),
  stop: link => `Geen mail meer hierover: ${link}`,
};

const languages: Readonly<Record<string, MailWords>> = { en, de, nl };

export function mailWordsIn(language: string): MailWords {
  return (Object.hasOwn(languages, language) && languages[language]) || en;
}
