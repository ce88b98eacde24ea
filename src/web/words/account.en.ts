/** The screen of one's account. */
export const account = {
  intro:
    'You don’t need an account to play. With one, your name is yours for good and you come back to your games from any device. There is no password, and nobody asks for your mail address.',
  nameFirst: 'What would you like to be called?',

  keep: 'Keep your name',
  keepHint:
    'Nobody else can take it then, nor one that looks like it. You stay who you are, with all your games. The name can’t be changed later.',
  keepLabel: 'Your name for good',
  keepIt: 'Make an account',
  nameUnfit: (most: number): string => `A name for good has 2 to ${most} letters or digits, all of one alphabet.`,
  kept: (name: string): string => `${name} is your name for good.`,
  since: (date: string): string => `Your name since ${date}.`,

  back: 'I have an account',
  backPasskey: 'Come back with a passkey',

  passkeys: 'Passkeys',
  passkeysHint:
    'A passkey lets you in by fingerprint, by face or by whatever unlocks your device. You can have several.',
  noPasskeys:
    'Passkeys can’t be made here: they need a page over https and a browser that has them. Your recovery sheet and a code for another device work everywhere.',
  passkeyName: 'Name of a new passkey, if you like',
  addPasskey: 'Make a passkey',
  passkeyAdded: 'The passkey is made.',
  passkeyRemoved: 'The passkey is removed. You can delete it on your device, too.',
  somePasskey: 'A passkey',
  passkeyUsed: (ago: string): string => `last used: ${ago}`,
  passkeyUnused: 'not used yet',
  passkeyElsewhere: (domain: string): string => `made for ${domain}; it does not work here`,
  remove: 'Remove',
  removeOf: (name: string, seen: string): string => `Remove ${name}, ${seen}`,

  sheet: 'Recovery sheet',
  sheetHint: 'Codes on paper, for the day when everything else is lost. Each of them lets you in once.',
  codesLeft: (count: number): string => (count === 1 ? 'One code is left.' : `${count} codes are left.`),
  makeSheet: 'Make a new sheet',
  makeSheetHint: 'The codes of your old sheet won’t work any more then.',
  sheetOf: (name: string): string => `Recovery sheet of ${name}`,
  sheetOnce:
    'These codes are shown this once only. Print or save them, and keep them safe: whoever has one can come in as you.',
  sheetUse: (address: string): string => `Each code works once. Enter it at ${address} under “I have an account”.`,
  print: 'Print',
  save: 'Save as a file',
  sheetFile: 'recovery-sheet.txt',
  done: 'I have kept them',

  bots: {
    title: 'Your bots',
    hint: 'A program of yours can play here, in any language. Make a token for it; the program then connects with it, and people can invite it to their tables.',
    name: 'Name of the bot',
    games: 'Which games does it play?',
    make: 'Make a token',
    token: (name: string): string => `The token of ${name}`,
    tokenOnce: 'It is shown this once only. Whoever has it can play as your bot.',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I have kept it',
    here: 'connected',
    away: 'not connected',
    revoke: 'Revoke',
    revokeOf: (name: string): string => `Revoke the token of ${name}`,
    revoked: (name: string): string => `${name} can’t connect any more.`,
    gamesNeeded: 'Choose at least one game.',
    nameUnfit: (most: number): string => `The name of a bot has 2 to ${most} letters or digits, all of one alphabet.`,
    tooMany: 'You have as many bots as can be. Revoke one of them first.',
  },

  page: {
    title: 'A page about you',
    hint: 'If you like, everybody may read a page about you: your name, your ratings, and how your public games went. Nothing is told of games at private tables, nor whom you met.',
    make: 'Make my page public',
    open: 'Everybody who has the address may read it; leaderboards link to it.',
    look: 'Look at it',
    copy: 'Copy the address',
    copied: 'Copied',
    takeBack: 'Take it back',
    gone: 'The page is gone, and its address leads nowhere.',
  },

  mail: {
    title: 'Mail',
    hint: 'This host can send you mail, if you want some. Your address is used for nothing else, is shown to nobody, and goes with everything else if you erase yourself.',
    wants: 'What for?',
    wishes: {
      turns: 'When it is my turn in a game over days, at most every six hours',
      invitations: 'When I am invited to a table',
      recovery: 'A code to come back, when I ask for one',
    },
    address: 'Your mail address',
    enter: 'Send me a code',
    sent: (address: string): string => `A code is on its way to ${address}.`,
    code: 'The code from the mail',
    confirm: 'Confirm the address',
    confirmed: 'The address is confirmed.',
    changed: 'Changed.',
    drop: 'Forget this address',
    dropped: 'The address is forgotten. No more mail comes.',
    unfit: 'This does not look like a mail address.',
    wrongCode: 'This is another code, or it came too late.',
    recover: 'Your mail address, if you have given one here',
    recoverSend: 'Send me a code by mail',
    recoverSent: 'If somebody has chosen this address for that, a code is on its way. Enter it below.',
    stopHint:
      'One press, and no more mail about turns and invitations comes from here. You can turn it on again in your account. A code to come back you still get, if you have chosen that and ask for one.',
    stop: 'No more mail',
    stopped: 'No more mail about turns and invitations will come.',
    notStopped: 'That did not work: the link is not complete, or the server can’t be reached.',
  },

  leave: 'Leave on this device',
  leaveHint:
    'This device then no longer knows you. You come back with a passkey, a code of your sheet, or a code from another device.',
  leaveYes: 'Yes, leave',
  left: 'This device does not know you any more.',

  refused: {
    taken: 'Somebody has this name, or one that looks like it. Try another one.',
    'has-account': 'You already have an account. Load the page again.',
    nobody: 'This device does not know you any more. Load the page again.',
    'too-fast': 'That was a bit much at once. Wait a few minutes and try again.',
    'too-many': 'You have as many passkeys as can be. Remove one of them first.',
    'no-passkeys': 'Passkeys don’t work at this address.',
    passkey: 'This passkey is not known here. Perhaps it was removed.',
    known: 'This device already has a passkey for your account.',
    cancelled: 'No passkey was given. Nothing has changed; you can try again.',
    unreachable: 'The server can’t be reached. Try again when you are online.',
  },
};

export type AccountWords = typeof account;
