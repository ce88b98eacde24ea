import type { PeopleWords } from './people.en.ts';

export const people: PeopleWords = {
  title: 'Leute, die du getroffen hast',
  intro:
    'Alle, mit denen du auf diesem Server an einem Tisch gesessen hast. Nur du siehst diese Liste, und niemand erfährt, was du hier wählst.',
  none: 'Noch niemand. Wer mit dir an einem Tisch sitzt, steht von da an hier.',
  games: count => (count === 1 ? 'ein Spiel' : `${count} Spiele`),
  unknown: 'Jemand',
  muted: 'stumm',
  blocked: 'gesperrt',
  mute: 'Stumm schalten',
  muteName: name => `${name} stumm schalten`,
  muteHint: 'Was sie im Chat sagen, wird dir nicht gezeigt.',
  block: 'Sperren',
  blockName: name => `${name} sperren`,
  blockHint:
    'Sie können sich an keinen Tisch setzen, an dem du sitzt, und wo du ihn eröffnet hast, können sie weder zuschauen noch reden. Was sie sagen, siehst du auch nicht.',
  unmute: 'Wieder hören',
  unmuteName: name => `Wieder hören: ${name}`,
  unblock: 'Sperre aufheben',
  unblockName: name => `Sperre aufheben: ${name}`,
  about: name => `Über ${name}`,
  done: {
    mute: name => `${name} ist stumm.`,
    block: name => `${name} ist gesperrt.`,
    none: name => `Mit ${name} ist alles wie zuvor.`,
  },
  trouble: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
};
