import type { InventoryWords } from './inventory.ts';

export const inventoryWords: InventoryWords = {
  people: {
    what: 'Who has given a name here.',
    columns: { id: 'a random number that stands for you', name: 'the name you gave', seen: 'when you were last here' },
  },
  accounts: {
    what: 'Names that belong to somebody for good.',
    columns: {
      person: 'whose it is',
      name: 'the name',
      skeleton: 'what it has in common with names that look like it',
      since: 'since when',
    },
  },
  secrets: {
    what: 'The devices that know you.',
    columns: {
      hash: 'a fingerprint of the secret in the device’s cookie',
      person: 'whose it is',
      since: 'since when',
      seen: 'when it was last here',
      label: 'its browser and system, such as “Firefox · Linux”',
      guarded: 'whether the cookie works over https only',
    },
  },
  passkeys: {
    what: 'Passkeys that let you in.',
    columns: {
      id: 'the number of the passkey',
      person: 'whose it is',
      public_key: 'its public half; the secret one stays on your device',
      counter: 'how often it was used, if it says so',
      transports: 'how it is connected',
      domain: 'the address it works for',
      label: 'the name you gave it',
      since: 'since when',
      seen: 'when it was last used',
    },
  },
  recovery_codes: {
    what: 'The unused codes of recovery sheets.',
    columns: { hash: 'a fingerprint of the code', person: 'whose it is' },
  },
  transfers: {
    what: 'Codes for another device, for ten minutes.',
    columns: { hash: 'a fingerprint of the code', person: 'whose it is', until: 'until when it works' },
  },
  challenges: {
    what: 'Questions that a passkey is to answer, for five minutes.',
    columns: { hash: 'a fingerprint of the question', person: 'who is asked', until: 'until when' },
  },
  outside_bots: {
    what: 'Your own bots: programs that play here with a token.',
    columns: {
      id: 'a random number',
      owner: 'whose bot it is',
      name: 'its name',
      skeleton: 'what its name has in common with all that look like it',
      games: 'the games that it plays',
      token: 'the hash of its token',
      since: 'since when',
      here: 'until when it counts as connected',
    },
  },
  sitters: {
    what: 'Who sits at which table, so that you find your games.',
    columns: { person: 'who', match: 'the table', ended: 'when the game was over' },
  },
  matches: {
    what: 'The games, in short.',
    columns: {
      id: 'the number of the table',
      revision: 'how often something has changed',
      length: 'how many moves there are',
      wake: 'when the server has to look at it again',
      held: 'whether it is doing so',
      clock: 'how much time everybody has left',
    },
  },
  documents: {
    what: 'What is known of a table beside its moves.',
    columns: {
      match: 'the table',
      body: 'game, options, who sits where under which name, who opened it, and what is to decide chance',
    },
  },
  entries: {
    what: 'The moves, without names: a game can be played back from them.',
    columns: { match: 'the table', seq: 'the number of the move', body: 'the seat and its move' },
  },
  lobby: {
    what: 'What lists of tables show.',
    columns: {
      match: 'the table',
      listed: 'whether everybody sees it',
      summary: 'game, names, whose turn it is, and how it ended',
      touched: 'when something last happened there',
    },
  },
  origins: {
    what: 'Where tables in the lobby were opened, while players are awaited there.',
    columns: { match: 'the table', origin: 'a fingerprint of the network address, so that nobody floods the lobby' },
  },
  chat: {
    what: 'What people say to each other at tables.',
    columns: {
      id: 'the number of the line',
      match: 'the table',
      at: 'when',
      body: 'the name, the seat and the words',
      person: 'who said it',
    },
  },
  watches: {
    what: 'Devices that want to be told when it is your turn.',
    columns: {
      match: 'the table',
      endpoint: 'the address that your browser’s maker has for the device',
      person: 'who is told',
      subscription: 'the keys with which only this device can read it',
      device: 'which device it is',
    },
  },
  rated: {
    what: 'How rated games ended: the ratings of all who played are worked out from it.',
    columns: {
      match: 'the table',
      ended: 'when it ended',
      game: 'the game',
      anchors: 'which strengths of the computer it is measured by',
    },
  },
  rated_seats: {
    what: 'Who played in rated games. If you erase yourself, a random number stays in your place, so that the ratings of the others stay right.',
    columns: {
      match: 'the table',
      seat: 'the seat',
      player: 'who, or which computer player',
      bot: 'whether it was a computer',
      score: 'the points',
      won: 'whether they won',
      gone: 'whether they left early',
    },
  },
  profiles: {
    what: 'A page about you that everybody may read, if you have made one.',
    columns: {
      person: 'whose it is',
      address: 'the address of the page',
      since: 'since when',
    },
  },
  mails: {
    what: 'Where you want to get mail, if you want any.',
    columns: {
      person: 'whose it is',
      address: 'the address',
      language: 'the language of the mail',
      wants: 'about what',
      confirmed: 'whether you have confirmed the address',
      code: 'a code to confirm it, as a hash',
      until: 'until when the code works',
      sent: 'when mail was sent last',
    },
  },
  ties: {
    what: 'People whom you don’t want to hear or to meet.',
    columns: {
      person: 'whose wish it is',
      other: 'whom it is about',
      tie: 'whether they are muted or blocked',
      since: 'since when',
    },
  },
  events: {
    what: 'Tournaments, leagues and arenas. If you erase yourself, a random number stays in your place.',
    columns: {
      id: 'the number of the event',
      owner: 'who opened it',
      revision: 'how often something has happened',
      length: 'how many entries its log has',
      place: 'whether it is to come, under way or over',
      moment: 'when it begins, began or ended',
      summary: 'its name, game and settings, and how many are in',
      wake: 'when the server has to look at it again',
      held: 'whether it is doing so',
    },
  },
  event_people: {
    what: 'Who takes part in which event. If you erase yourself, a random number stays in your place, so that the standings of the others stay right.',
    columns: { event: 'the event', number: 'the number that stands for you there', person: 'who' },
  },
  event_entries: {
    what: 'What happened in events, with numbers in place of people.',
    columns: {
      event: 'the event',
      seq: 'the number of the entry',
      body: 'who came or went, who sat where, and how tables ended',
    },
  },
  invitations: {
    what: 'Tables that you are invited to.',
    columns: { person: 'who is invited', match: 'the table', sender: 'who invites', at: 'when' },
  },
  measures: {
    what: 'What the hosts of this server have decided about you: a warning, that you may not chat, or may not come in.',
    columns: {
      person: 'whom it is about',
      kind: 'which of these it is',
      reason: 'why',
      since: 'since when',
      until: 'until when, if not for good',
    },
  },
  reports: {
    what: 'What you have told the hosts of others, for as long as chat is kept.',
    columns: {
      id: 'a random number',
      at: 'when',
      reporter: 'who told it',
      about: 'whom it is about',
      match: 'the table',
      body: 'your words, and what the two of you said in chat',
      done: 'whether a host has dealt with it',
    },
  },
  hosts: {
    what: 'Who was made a host of this server by a link.',
    columns: { person: 'who', since: 'since when' },
  },
  deeds: {
    what: 'What hosts of this server did, for good. If you erase yourself, a random number stays in your place.',
    columns: {
      id: 'a random number',
      at: 'when',
      host: 'which host',
      deed: 'what they did',
      other: 'whom it was about',
      body: 'why, or what exactly',
    },
  },
  host_links: {
    what: 'Unused links that make somebody a host, for an hour.',
    columns: { hash: 'a fingerprint of the link', until: 'until when it works' },
  },
  announcements: {
    what: 'What the hosts tell everybody.',
    columns: { id: 'a random number', at: 'since when', until: 'until when', text: 'the words' },
  },
  day_tries: {
    what: 'Results of the desert of the day that were entered in its list.',
    columns: {
      day: 'the day',
      game: 'the game',
      person: 'whose result it is',
      place: 'the place reached against the computer',
      behind: 'how many points behind the winner, or ahead of the next',
      score: 'the points',
      at: 'when it was entered',
    },
  },
  puzzle_tries: {
    what: 'First tries at puzzles that you let be counted; from all of them together follows how hard a puzzle is.',
    columns: {
      game: 'the game',
      puzzle: 'the number of the puzzle',
      person: 'whose try it is',
      solved: 'whether it was solved',
      at: 'when',
    },
  },
  studies: {
    what: 'Studies that you have saved to your account; whoever has the address of one can read it.',
    columns: {
      id: 'a random number, which is part of its address',
      person: 'whose it is',
      name: 'the name you gave it',
      game: 'the game',
      body: 'positions, lines and notes',
      touched: 'when it was last changed',
    },
  },
  attendance: {
    what: 'Who looks at a table at this moment.',
    columns: {
      match: 'the table',
      process: 'by way of which part of the server',
      people: 'who',
      watchers: 'how many others look on',
    },
  },
  processes: {
    what: 'The parts of the server that are running.',
    columns: { id: 'a random number', until: 'until when it counts as alive' },
  },
  keepsakes: {
    what: 'Things of the server itself, such as its keys for notifications.',
    columns: { name: 'what it is', value: 'its value' },
  },
  migrations: {
    what: 'How far the tables have been renewed.',
    columns: { step: 'the number of the step' },
  },
};
