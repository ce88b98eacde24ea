/** What is said before the first game, and by the coach at its first turns. */
export const welcome = {
  goal: 'The goal',
  learn: 'Learn it in 5 minutes',
  learnHint: 'A guided first game on the real board.',
  coached: 'Play with a coach',
  coachedHint: 'A few words at your first turns.',
  plain: 'Just play',
  sound: 'Sounds',
  vibration: 'Vibration',
  coach: 'Coach',
  gotIt: 'Got it',
  sendAway: 'Send the coach away',
  callBack: 'Call the coach',
  /** What any game's coach can say, where the game has nothing of its own. */
  tips: {
    turn: 'What you can choose is marked. Point at it, and you see what it would bring.',
    end: 'Nothing counts yet: the button beside Undo makes it final. Until then, undo as often as you like.',
    help: 'Stuck? A hint shows good moves. Goal, rules and the guided game are in the menu.',
  } as Readonly<Record<string, string>>,
};

export type WelcomeWords = typeof welcome;
