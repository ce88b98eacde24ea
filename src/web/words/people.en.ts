/** People whom one has met, and what one wants of them. */
export const people = {
  title: 'People you have met',
  intro:
    'Everybody you sat at a table with on this server. Only you see this list, and nobody is told what you choose here.',
  none: 'Nobody yet. Whoever sits at a table with you is found here from then on.',
  games: (count: number): string => (count === 1 ? 'one game' : `${count} games`),
  unknown: 'Somebody',
  muted: 'muted',
  blocked: 'blocked',
  mute: 'Mute',
  muteName: (name: string): string => `Mute ${name}`,
  muteHint: 'What they say in the chat is not shown to you.',
  block: 'Block',
  blockName: (name: string): string => `Block ${name}`,
  blockHint:
    'They can’t sit down at a table where you sit, and where you opened it they can’t watch or speak. You don’t see what they say either.',
  unmute: 'Unmute',
  unmuteName: (name: string): string => `Unmute ${name}`,
  unblock: 'Unblock',
  unblockName: (name: string): string => `Unblock ${name}`,
  about: (name: string): string => `About ${name}`,
  done: {
    mute: (name: string): string => `${name} is muted.`,
    block: (name: string): string => `${name} is blocked.`,
    none: (name: string): string => `Everything is as before with ${name}.`,
  },
  trouble: 'That did not work. Please try again in a moment.',
};

export type PeopleWords = typeof people;
