import type { InventoryWords } from './inventory.ts';

export const inventoryWords: InventoryWords = {
  people: {
    what: 'Wer hier einen Namen angegeben hat.',
    columns: {
      id: 'eine Zufallszahl, die für dich steht',
      name: 'der Name, den du angegeben hast',
      seen: 'wann du zuletzt hier warst',
    },
  },
  accounts: {
    what: 'Namen, die jemandem auf Dauer gehören.',
    columns: {
      person: 'wem er gehört',
      name: 'der Name',
      skeleton: 'was er mit Namen gemeinsam hat, die ähnlich aussehen',
      since: 'seit wann',
    },
  },
  secrets: {
    what: 'Die Geräte, die dich kennen.',
    columns: {
      hash: 'ein Fingerabdruck des Geheimnisses im Cookie des Geräts',
      person: 'wem es gehört',
      since: 'seit wann',
      seen: 'wann es zuletzt hier war',
      label: 'Browser und System, etwa „Firefox · Linux“',
      guarded: 'ob das Cookie nur über https gilt',
    },
  },
  passkeys: {
    what: 'Passkeys, mit denen du hereinkommst.',
    columns: {
      id: 'die Nummer des Passkeys',
      person: 'wem er gehört',
      public_key: 'seine öffentliche Hälfte; die geheime bleibt auf deinem Gerät',
      counter: 'wie oft er benutzt wurde, falls er das sagt',
      transports: 'wie er angeschlossen ist',
      domain: 'die Adresse, für die er gilt',
      label: 'der Name, den du ihm gegeben hast',
      since: 'seit wann',
      seen: 'wann er zuletzt benutzt wurde',
    },
  },
  recovery_codes: {
    what: 'Die unbenutzten Codes der Notfallblätter.',
    columns: { hash: 'ein Fingerabdruck des Codes', person: 'wem er gehört' },
  },
  transfers: {
    what: 'Codes für ein anderes Gerät, zehn Minuten lang.',
    columns: { hash: 'ein Fingerabdruck des Codes', person: 'wem er gehört', until: 'bis wann er gilt' },
  },
  challenges: {
    what: 'Fragen, die ein Passkey beantworten soll, fünf Minuten lang.',
    columns: { hash: 'ein Fingerabdruck der Frage', person: 'wer gefragt ist', until: 'bis wann' },
  },
  outside_bots: {
    what: 'Deine eigenen Bots: Programme, die hier mit einem Token spielen.',
    columns: {
      id: 'eine Zufallszahl',
      owner: 'wessen Bot es ist',
      name: 'sein Name',
      skeleton: 'was sein Name mit allen gemeinsam hat, die so ähnlich aussehen',
      games: 'die Spiele, die er spielt',
      token: 'der Hash seines Tokens',
      since: 'seit wann',
      here: 'bis wann er als verbunden gilt',
    },
  },
  sitters: {
    what: 'Wer an welchem Tisch sitzt, damit du deine Spiele findest.',
    columns: { person: 'wer', match: 'der Tisch', ended: 'wann das Spiel zu Ende war' },
  },
  matches: {
    what: 'Die Spiele in Kürze.',
    columns: {
      id: 'die Nummer des Tisches',
      revision: 'wie oft sich etwas geändert hat',
      length: 'wie viele Züge es gibt',
      wake: 'wann der Server wieder nachsehen muss',
      held: 'ob er das gerade tut',
      clock: 'wie viel Zeit jedem bleibt',
    },
  },
  documents: {
    what: 'Was man über einen Tisch außer den Zügen weiß.',
    columns: {
      match: 'der Tisch',
      body: 'Spiel, Varianten, wer unter welchem Namen wo sitzt, wer ihn eröffnet hat, und was über den Zufall entscheidet',
    },
  },
  entries: {
    what: 'Die Züge, ohne Namen: Aus ihnen lässt sich ein Spiel nachspielen.',
    columns: { match: 'der Tisch', seq: 'die Nummer des Zugs', body: 'der Platz und sein Zug' },
  },
  lobby: {
    what: 'Was Listen von Tischen zeigen.',
    columns: {
      match: 'der Tisch',
      listed: 'ob ihn alle sehen',
      summary: 'Spiel, Namen, wer am Zug ist, und wie es ausging',
      touched: 'wann dort zuletzt etwas geschah',
    },
  },
  origins: {
    what: 'Wo Tische der Lobby eröffnet wurden, solange dort auf Mitspieler gewartet wird.',
    columns: { match: 'der Tisch', origin: 'ein Fingerabdruck der Netzadresse, damit niemand die Lobby überschwemmt' },
  },
  chat: {
    what: 'Was Leute an Tischen zueinander sagen.',
    columns: {
      id: 'die Nummer der Zeile',
      match: 'der Tisch',
      at: 'wann',
      body: 'der Name, der Platz und die Worte',
      person: 'wer es gesagt hat',
    },
  },
  watches: {
    what: 'Geräte, die Bescheid wollen, wenn du am Zug bist.',
    columns: {
      match: 'der Tisch',
      endpoint: 'die Adresse, die der Hersteller deines Browsers für das Gerät hat',
      person: 'wer Bescheid bekommt',
      subscription: 'die Schlüssel, mit denen nur dieses Gerät es lesen kann',
      device: 'welches Gerät es ist',
    },
  },
  rated: {
    what: 'Wie gewertete Spiele ausgingen: Daraus werden die Wertungen aller Beteiligten errechnet.',
    columns: {
      match: 'der Tisch',
      ended: 'wann es zu Ende war',
      game: 'das Spiel',
      anchors: 'an welchen Stärken des Computers gemessen wird',
    },
  },
  rated_seats: {
    what: 'Wer in gewerteten Spielen gespielt hat. Wenn du dich löschst, bleibt eine Zufallszahl an deiner Stelle, damit die Wertungen der anderen stimmen.',
    columns: {
      match: 'der Tisch',
      seat: 'der Platz',
      player: 'wer, oder welcher Computergegner',
      bot: 'ob es ein Computer war',
      score: 'die Punkte',
      won: 'ob gewonnen',
      gone: 'ob vorzeitig gegangen',
    },
  },
  profiles: {
    what: 'Eine Seite über dich, die alle lesen dürfen, wenn du eine gemacht hast.',
    columns: {
      person: 'wessen sie ist',
      address: 'die Adresse der Seite',
      since: 'seit wann',
    },
  },
  mails: {
    what: 'Wohin du Mail bekommen willst, wenn du welche willst.',
    columns: {
      person: 'wessen sie ist',
      address: 'die Adresse',
      language: 'die Sprache der Mail',
      wants: 'worüber',
      confirmed: 'ob du die Adresse bestätigt hast',
      code: 'ein Code zum Bestätigen, als Prüfsumme',
      until: 'bis wann der Code gilt',
      sent: 'wann zuletzt Mail verschickt wurde',
    },
  },
  ties: {
    what: 'Leute, die du nicht hören oder nicht treffen willst.',
    columns: {
      person: 'wessen Wunsch es ist',
      other: 'um wen es geht',
      tie: 'ob stumm oder gesperrt',
      since: 'seit wann',
    },
  },
  events: {
    what: 'Turniere, Ligen und Arenen. Wenn du dich löschst, bleibt eine Zufallszahl an deiner Stelle.',
    columns: {
      id: 'die Nummer des Turniers',
      owner: 'wer es eröffnet hat',
      revision: 'wie oft sich etwas getan hat',
      length: 'wie viele Einträge es gibt',
      place: 'ob es bevorsteht, läuft oder vorbei ist',
      moment: 'wann es beginnt, begann oder endete',
      summary: 'Name, Spiel und Einstellungen, und wie viele dabei sind',
      wake: 'wann der Server wieder nachsehen muss',
      held: 'ob er es gerade tut',
    },
  },
  event_people: {
    what: 'Wer bei welchem Turnier mitspielt. Wenn du dich löschst, bleibt eine Zufallszahl an deiner Stelle, damit die Tabelle der anderen stimmt.',
    columns: { event: 'das Turnier', number: 'die Nummer, die dort für dich steht', person: 'wer' },
  },
  event_entries: {
    what: 'Was bei Turnieren geschah, mit Nummern an Stelle von Leuten.',
    columns: {
      event: 'das Turnier',
      seq: 'die Nummer des Eintrags',
      body: 'wer kam oder ging, wer wo saß und wie Tische ausgingen',
    },
  },
  invitations: {
    what: 'Tische, an die du eingeladen bist.',
    columns: { person: 'wer eingeladen ist', match: 'der Tisch', sender: 'wer einlädt', at: 'wann' },
  },
  measures: {
    what: 'Was die Gastgeber dieses Servers über dich entschieden haben: eine Verwarnung, oder dass du nicht chatten oder nicht hereinkommen darfst.',
    columns: {
      person: 'um wen es geht',
      kind: 'was davon es ist',
      reason: 'warum',
      since: 'seit wann',
      until: 'bis wann, wenn nicht für immer',
    },
  },
  reports: {
    what: 'Was du den Gastgebern über andere gemeldet hast; so lange, wie Chat aufbewahrt wird.',
    columns: {
      id: 'eine Zufallszahl',
      at: 'wann',
      reporter: 'wer es gemeldet hat',
      about: 'um wen es geht',
      match: 'der Tisch',
      body: 'deine Worte, und was ihr beide im Chat gesagt habt',
      done: 'ob sich schon jemand darum gekümmert hat',
    },
  },
  hosts: {
    what: 'Wer über einen Link Gastgeber dieses Servers geworden ist.',
    columns: { person: 'wer', since: 'seit wann' },
  },
  deeds: {
    what: 'Was die Gastgeber dieses Servers getan haben, für immer. Wenn du dich löschst, bleibt eine Zufallszahl an deiner Stelle.',
    columns: {
      id: 'eine Zufallszahl',
      at: 'wann',
      host: 'wer es getan hat',
      deed: 'was getan wurde',
      other: 'um wen es ging',
      body: 'warum, oder was genau',
    },
  },
  host_links: {
    what: 'Unbenutzte Links, die jemanden zum Gastgeber machen, eine Stunde lang.',
    columns: { hash: 'ein Fingerabdruck des Links', until: 'bis wann er gilt' },
  },
  announcements: {
    what: 'Was die Gastgeber allen mitteilen.',
    columns: { id: 'eine Zufallszahl', at: 'seit wann', until: 'bis wann', text: 'die Worte' },
  },
  day_tries: {
    what: 'Ergebnisse der Wüste des Tages, die in ihre Liste eingetragen wurden.',
    columns: {
      day: 'der Tag',
      game: 'das Spiel',
      person: 'wessen Ergebnis es ist',
      place: 'der Platz gegen den Computer',
      behind: 'wie viele Punkte hinter dem Ersten oder vor dem Zweiten',
      score: 'die Punkte',
      at: 'wann es eingetragen wurde',
    },
  },
  puzzle_tries: {
    what: 'Erste Versuche an Aufgaben, die du zählen lässt; aus allen zusammen folgt, wie schwer eine Aufgabe ist.',
    columns: {
      game: 'das Spiel',
      puzzle: 'die Nummer der Aufgabe',
      person: 'wessen Versuch es ist',
      solved: 'ob sie gelöst wurde',
      at: 'wann',
    },
  },
  studies: {
    what: 'Studien, die du in deinem Konto gespeichert hast; wer die Adresse einer Studie hat, kann sie lesen.',
    columns: {
      id: 'eine zufällige Nummer, die Teil ihrer Adresse ist',
      person: 'wessen Studie es ist',
      name: 'der Name, den du ihr gegeben hast',
      game: 'das Spiel',
      body: 'Stellungen, Varianten und Notizen',
      touched: 'wann sie zuletzt geändert wurde',
    },
  },
  attendance: {
    what: 'Wer in diesem Augenblick auf einen Tisch schaut.',
    columns: {
      match: 'der Tisch',
      process: 'über welchen Teil des Servers',
      people: 'wer',
      watchers: 'wie viele andere zusehen',
    },
  },
  processes: {
    what: 'Die Teile des Servers, die laufen.',
    columns: { id: 'eine Zufallszahl', until: 'bis wann er als lebendig gilt' },
  },
  keepsakes: {
    what: 'Dinge des Servers selbst, etwa seine Schlüssel für Benachrichtigungen.',
    columns: { name: 'was es ist', value: 'der Wert' },
  },
  migrations: {
    what: 'Wie weit die Tabellen erneuert sind.',
    columns: { step: 'die Nummer des Schritts' },
  },
};
