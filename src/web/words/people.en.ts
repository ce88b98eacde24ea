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
    'They can’t sit down, watch or speak at a table where you sit or that you opened, and can’t invite you. You don’t see what they say either.',
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
  inviteMet: 'Invite people you have met',
  invite: 'Invite',
  inviteName: (name: string): string => `Invite ${name}`,
  invitedName: (name: string): string => `${name} is invited.`,
  inviteRefused: {
    'not-gathering': 'Nobody new can sit down here any more.',
    silenced: 'The hosts of this server have decided that you may not invite anybody for now.',
    'too-many': 'Enough people are invited to this table.',
    'too-fast': 'That were many invitations. Wait a while.',
  } as Readonly<Record<string, string>>,
  report: 'Report',
  reportName: (name: string): string => `Report ${name}`,
  reportHint: 'The hosts of this server read it, with what the two of you said last. Nobody else does.',
  reportWhat: 'What happened?',
  reportSend: 'Tell the hosts',
  reported: (name: string): string => `The hosts have been told about ${name}.`,
  reportTooFast: 'You have told the hosts much already. Give them some time.',
  trouble: 'That did not work. Please try again in a moment.',
};

export type PeopleWords = typeof people;
