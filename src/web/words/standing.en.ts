/** What hosts have decided about the reader, and what they tell everybody. */
export const standing = {
  banned: 'The hosts of this server don’t let you in.',
  bannedUntil: (date: string): string => `You can come back on ${date}.`,
  bannedWhy: (reason: string): string => `They say: ${reason}`,
  bannedData: 'What is kept about you is still yours to see and to erase.',
  muted: 'The hosts of this server have decided that you may not chat for now.',
  mutedUntil: (date: string): string => `You may again on ${date}.`,
  warned: 'A word from the hosts of this server',
  understood: 'I have read it',
  announced: 'From the hosts:',
};

export type StandingWords = typeof standing;
