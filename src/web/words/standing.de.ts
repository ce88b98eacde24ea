import type { StandingWords } from './standing.en.ts';

export const standing: StandingWords = {
  banned: 'Die Gastgeber dieses Servers lassen dich nicht herein.',
  bannedUntil: date => `Ab ${date} kannst du wiederkommen.`,
  bannedWhy: reason => `Sie sagen: ${reason}`,
  bannedData: 'Was über dich aufbewahrt wird, kannst du weiterhin sehen und löschen.',
  muted: 'Die Gastgeber dieses Servers haben entschieden, dass du vorerst nicht chatten darfst.',
  mutedUntil: date => `Ab ${date} darfst du wieder.`,
  warned: 'Ein Wort von den Gastgebern dieses Servers',
  understood: 'Ich habe es gelesen',
  announced: 'Von den Gastgebern:',
};
