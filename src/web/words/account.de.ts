import type { AccountWords } from './account.en.ts';

export const account: AccountWords = {
  intro:
    'Zum Spielen brauchst du kein Konto. Mit einem gehört dein Name für immer dir, und du findest von jedem Gerät zu deinen Spielen zurück. Ein Passwort gibt es nicht, und nach einer Mailadresse fragt niemand.',
  nameFirst: 'Wie möchtest du heißen?',

  keep: 'Deinen Namen behalten',
  keepHint:
    'Dann kann ihn niemand anderes nehmen, auch keinen, der so ähnlich aussieht. Du bleibst, wer du bist, mit all deinen Spielen. Ändern lässt sich der Name später nicht.',
  keepLabel: 'Dein Name für immer',
  keepIt: 'Konto anlegen',
  nameUnfit: most => `Ein Name für immer hat 2 bis ${most} Buchstaben oder Ziffern, alle aus einem Alphabet.`,
  kept: name => `${name} ist jetzt für immer dein Name.`,
  since: date => `Dein Name seit dem ${date}.`,

  back: 'Ich habe ein Konto',
  backPasskey: 'Mit einem Passkey zurückkommen',

  passkeys: 'Passkeys',
  passkeysHint:
    'Ein Passkey lässt dich mit dem Finger, dem Gesicht oder dem herein, womit du dein Gerät entsperrst. Du kannst mehrere haben.',
  noPasskeys:
    'Passkeys gehen hier nicht: Dazu muss die Seite über https kommen und der Browser sie kennen. Dein Notfallblatt und ein Code für ein anderes Gerät gehen überall.',
  passkeyName: 'Name für einen neuen Passkey, wenn du magst',
  addPasskey: 'Passkey anlegen',
  passkeyAdded: 'Der Passkey ist angelegt.',
  passkeyRemoved: 'Der Passkey ist entfernt. Auf deinem Gerät kannst du ihn auch löschen.',
  somePasskey: 'Ein Passkey',
  passkeyUsed: ago => `zuletzt benutzt: ${ago}`,
  passkeyUnused: 'noch nicht benutzt',
  passkeyElsewhere: domain => `für ${domain}; hier gilt er nicht`,
  remove: 'Entfernen',
  removeOf: (name, seen) => `${name} entfernen, ${seen}`,

  sheet: 'Notfallblatt',
  sheetHint: 'Codes auf Papier, für den Tag, an dem alles andere weg ist. Jeder davon lässt dich einmal herein.',
  codesLeft: count => (count === 1 ? 'Ein Code ist noch übrig.' : `${count} Codes sind noch übrig.`),
  makeSheet: 'Neues Blatt machen',
  makeSheetHint: 'Die Codes des alten Blattes gelten dann nicht mehr.',
  sheetOf: name => `Notfallblatt von ${name}`,
  sheetOnce:
    'Diese Codes werden nur dieses eine Mal gezeigt. Druck oder speichere sie und verwahre sie gut: Wer einen hat, kommt als du herein.',
  sheetUse: address => `Jeder Code gilt einmal. Gib ihn auf ${address} unter „Ich habe ein Konto“ ein.`,
  print: 'Drucken',
  save: 'Als Datei speichern',
  sheetFile: 'notfallblatt.txt',
  done: 'Ich habe sie verwahrt',

  bots: {
    title: 'Deine Bots',
    hint: 'Ein Programm von dir kann hier mitspielen, in jeder Programmiersprache. Leg ein Token dafür an: Damit verbindet es sich, und andere können es an ihre Tische einladen.',
    name: 'Name des Bots',
    games: 'Welche Spiele spielt er?',
    make: 'Token anlegen',
    token: name => `Das Token von ${name}`,
    tokenOnce: 'Es wird nur dieses eine Mal gezeigt. Wer es hat, kann als dein Bot spielen.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    done: 'Ich habe es verwahrt',
    here: 'verbunden',
    away: 'nicht verbunden',
    revoke: 'Widerrufen',
    revokeOf: name => `Das Token von ${name} widerrufen`,
    revoked: name => `${name} kann sich nicht mehr verbinden.`,
    gamesNeeded: 'Wähle mindestens ein Spiel.',
    nameUnfit: most => `Der Name eines Bots hat 2 bis ${most} Buchstaben oder Ziffern, alle aus einem Alphabet.`,
    tooMany: 'Mehr Bots gehen nicht. Widerrufe zuerst einen.',
  },

  page: {
    title: 'Eine Seite über dich',
    hint: 'Wenn du magst, dürfen alle eine Seite über dich lesen: deinen Namen, deine Wertungen und wie deine öffentlichen Spiele ausgingen. Von Spielen an privaten Tischen steht dort nichts, und auch nicht, wen du getroffen hast.',
    make: 'Meine Seite öffentlich machen',
    open: 'Alle, die die Adresse haben, dürfen sie lesen; Ranglisten verweisen darauf.',
    look: 'Ansehen',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
    takeBack: 'Zurücknehmen',
    gone: 'Die Seite ist weg, und ihre Adresse führt nirgendwohin.',
  },

  leave: 'Auf diesem Gerät abmelden',
  leaveHint:
    'Dieses Gerät kennt dich dann nicht mehr. Zurück kommst du mit einem Passkey, einem Code vom Notfallblatt oder einem Code von einem anderen Gerät.',
  leaveYes: 'Ja, abmelden',
  left: 'Dieses Gerät kennt dich nicht mehr.',

  refused: {
    taken: 'Diesen Namen, oder einen, der so ähnlich aussieht, hat schon jemand. Versuch einen anderen.',
    'has-account': 'Du hast schon ein Konto. Lade die Seite neu.',
    nobody: 'Dieses Gerät kennt dich nicht mehr. Lade die Seite neu.',
    'too-fast': 'Das war ein bisschen viel auf einmal. Warte ein paar Minuten und versuch es noch einmal.',
    'too-many': 'Mehr Passkeys gehen nicht. Entferne zuerst einen.',
    'no-passkeys': 'Unter dieser Adresse gehen keine Passkeys.',
    passkey: 'Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt.',
    known: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
    cancelled: 'Es kam kein Passkey. Nichts hat sich geändert; versuch es ruhig noch einmal.',
    unreachable: 'Der Server ist nicht zu erreichen. Versuch es noch einmal, wenn du online bist.',
  },
};
