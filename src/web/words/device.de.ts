import type { DeviceWords } from './device.en.ts';

export const device: DeviceWords = {
  title: 'Caravanserai installieren',
  why: 'Dann öffnet es sich über sein eigenes Symbol, in einem eigenen Fenster, und spielt auch ohne Netz.',
  done: 'Es ist installiert. Ab jetzt findest du es bei deinen Programmen.',
  thanks: 'Danke, und gute Reise!',
  install: 'Installieren',
  declined: 'Es wurde nichts installiert. Das geht jederzeit, über das Menü dieser Seite oder des Browsers.',
  ways: {
    prompt: 'In diesem Browser',
    share: 'iPhone und iPad',
    dock: 'Safari auf dem Mac',
    menu: 'Android und andere Browser',
    none: 'In diesem Browser',
  },
  steps: {
    prompt: ['Drück auf „Installieren“. Der Browser fragt noch einmal nach; das ist alles.'],
    share: [
      'Tippe auf Teilen: ein Quadrat mit einem Pfeil. In neueren Versionen liegt es hinter den drei Punkten.',
      'Scrolle nach unten und tippe auf „Zum Home-Bildschirm“.',
      'Tippe auf „Hinzufügen“. Öffne Caravanserai ab jetzt vom Home-Bildschirm.',
    ],
    dock: [
      'Klicke in der Symbolleiste auf Teilen, oder öffne das Menü Ablage.',
      'Wähle „Zum Dock hinzufügen…“. Das gibt es ab macOS Sonoma.',
      'Klicke auf „Hinzufügen“. Öffne Caravanserai ab jetzt aus dem Dock.',
    ],
    menu: [
      'Öffne das Menü des Browsers: drei Punkte oder Striche, oben oder unten.',
      'Wähle „Installieren“, „Zum Startbildschirm hinzufügen“ oder „Seite hinzufügen zu“.',
      'Sag ja. Öffne Caravanserai ab jetzt über sein Symbol.',
    ],
    none: [
      'Dieser Browser kann keine Seiten installieren. Ein Lesezeichen tut fast dasselbe: Nach dem ersten Besuch geht die Seite auch hier ohne Netz.',
    ],
  },
  apart:
    'Die installierte Seite beginnt mit leerem Regal. Willst du deine Spiele mitnehmen, speichere sie als Datei und öffne diese dort.',
  elsewhere: 'In einem anderen Browser',
  phone: 'Auf einem Handy oder Tablet',
  phoneHint: 'Scanne diesen Code mit der Kamera: Er öffnet diese Seite dort.',
  qrOf: link => `QR-Code des Links ${link}`,
  offer: 'Caravanserai kann ein eigenes Symbol haben, und deine Spiele sind dann sicherer.',
  offerLater: 'Nicht jetzt',
  terms: {
    lasting: 'Deine Spiele bleiben in diesem Browser, bis du sie löschst.',
    room: 'Deine Spiele bleiben in diesem Browser. Wird auf dem Gerät der Platz knapp, kann er sie entfernen.',
    week: 'Deine Spiele bleiben in diesem Browser. Er entfernt sie, wenn du eine Woche nicht vorbeikommst, es sei denn, Caravanserai ist installiert.',
  },
  keepForGood: 'Für immer behalten',
  notForGood:
    'Das verspricht der Browser noch nicht. Caravanserai zu installieren hilft, und eine Datei ist immer sicher.',
  saveAll: 'Alle Spiele als Datei speichern',
  cameIn: (taken, known) => {
    const came = taken === 1 ? '1 Spiel ist angekommen.' : `${taken} Spiele sind angekommen.`;
    return known === 0 ? came : `${came} ${known === 1 ? '1 war' : `${known} waren`} schon da.`;
  },
};
