/** What the page says about living on a device: being installed, and keeping games. */
export const device = {
  title: 'Install Caravanserai',
  why: 'Then it opens from its own icon, in a window of its own, and plays without a network.',
  done: 'It is installed. From now on you’ll find it among your apps.',
  thanks: 'Thank you, and good journeys!',
  install: 'Install',
  declined: 'Nothing was installed. You can do it at any time, from the menu of this page or of the browser.',
  ways: {
    prompt: 'In this browser',
    share: 'iPhone and iPad',
    dock: 'Safari on a Mac',
    menu: 'Android, and other browsers',
    none: 'In this browser',
  },
  steps: {
    prompt: ['Press “Install”. The browser asks once more; that is all.'],
    share: [
      'Tap Share: a square with an arrow. In newer versions it waits behind the three dots.',
      'Scroll down and tap “Add to Home Screen”.',
      'Tap “Add”. From now on open Caravanserai from the Home Screen.',
    ],
    dock: [
      'Click Share in the toolbar, or open the File menu.',
      'Choose “Add to Dock…”. It is there from macOS Sonoma on.',
      'Click “Add”. From now on open Caravanserai from the Dock.',
    ],
    menu: [
      'Open the browser’s menu: three dots or lines, at the top or at the bottom.',
      'Choose “Install”, “Add to Home screen” or “Add page to”.',
      'Say yes. From now on open Caravanserai from its icon.',
    ],
    none: [
      'This browser can’t install pages. A bookmark does nearly the same: after the first visit the page works offline here too.',
    ],
  },
  apart:
    'The installed page begins with an empty shelf. To take your games along, save them as a file and open it there.',
  elsewhere: 'In another browser',
  phone: 'On a phone or tablet',
  phoneHint: 'Scan this code with its camera: it opens this page there.',
  qrOf: (link: string): string => `QR code of the link ${link}`,
  offer: 'Caravanserai can have an icon of its own, and your games are safer then.',
  offerLater: 'Not now',
  terms: {
    lasting: 'Your games are kept in this browser until you delete them.',
    room: 'Your games are kept in this browser. If the device runs out of room, it may remove them.',
    week: 'Your games are kept in this browser. It removes them if you don’t come by for a week, unless Caravanserai is installed.',
  },
  keepForGood: 'Keep them for good',
  notForGood: 'The browser doesn’t promise that yet. Installing Caravanserai helps, and a file is always safe.',
  saveAll: 'Save all games as a file',
  cameIn: (taken: number, known: number): string => {
    const came = taken === 1 ? '1 game came in.' : `${taken} games came in.`;
    return known === 0 ? came : `${came} ${known === 1 ? '1 was' : `${known} were`} here already.`;
  },
};

export type DeviceWords = typeof device;
