import type { StandingWords } from './standing.en.ts';

export const standing: StandingWords = {
  banned: 'De gastheren van deze server laten je niet binnen.',
  bannedUntil: date => `Vanaf ${date} kun je terugkomen.`,
  bannedWhy: reason => `Ze zeggen: ${reason}`,
  bannedData: 'Wat er over je wordt bewaard, kun je nog altijd zien en wissen.',
  muted: 'De gastheren van deze server hebben beslist dat je voorlopig niet mag chatten.',
  mutedUntil: date => `Vanaf ${date} mag je weer.`,
  warned: 'Een woord van de gastheren van deze server',
  understood: 'Ik heb het gelezen',
  announced: 'Van de gastheren:',
};
