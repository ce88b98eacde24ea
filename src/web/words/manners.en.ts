/** Who may sit down and speak at a table online, and how somebody is sent away. */
export const manners = {
  title: 'Your table',
  door: 'Who may sit down?',
  doors: { open: 'Everybody', shut: 'Nobody else' },
  doorHint: 'With “Nobody else”, the lobby no longer shows the table.',
  shutNote: 'This table is closed: nobody else can sit down.',
  floor: 'Who may speak?',
  floors: { seated: 'Players', all: 'Everybody' },
  listenOnly: 'Only those who sit at this table can speak.',
  watching: 'watching',
  bots: 'May bots of other people sit down?',
  botsIn: { shut: 'Only invited ones', open: 'All of them' },
  botGroup: 'Bots of other people',
  botLost: (name: string): string => `${name} has dropped out. A computer player plays on for it.`,
  sendAway: 'Send away',
  sendAwayName: (name: string): string => `Send ${name} away`,
  sendAwayAsk: (name: string): string => `Send ${name} away?`,
  sendAwayHint: (name: string): string => `The seat becomes free, and ${name} can’t sit down at this table again.`,
  sendAwayYes: 'Yes, send away',
};

export type MannersWords = typeof manners;
