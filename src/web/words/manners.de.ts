import type { MannersWords } from './manners.en.ts';

export const manners: MannersWords = {
  title: 'Dein Tisch',
  door: 'Wer darf sich setzen?',
  doors: { open: 'Alle', shut: 'Niemand mehr' },
  doorHint: 'Bei „Niemand mehr“ steht der Tisch nicht mehr in der Lobby.',
  shutNote: 'Dieser Tisch ist geschlossen: Es kann sich niemand mehr setzen.',
  floor: 'Wer darf etwas sagen?',
  floors: { seated: 'Wer mitspielt', all: 'Alle' },
  listenOnly: 'Etwas sagen kann nur, wer an diesem Tisch sitzt.',
  watching: 'schaut zu',
  bots: 'Dürfen sich Bots anderer Leute setzen?',
  botsIn: { shut: 'Nur eingeladene', open: 'Alle' },
  botGroup: 'Bots anderer Leute',
  botLost: name => `${name} ist ausgefallen. Ein Computerspieler spielt für ihn weiter.`,
  sendAway: 'Wegschicken',
  sendAwayName: name => `${name} wegschicken`,
  sendAwayAsk: name => `${name} wegschicken?`,
  sendAwayHint: name => `Der Platz wird frei, und ${name} kann sich an diesen Tisch nicht mehr setzen.`,
  sendAwayYes: 'Ja, wegschicken',
};
