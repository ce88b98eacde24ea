/**
 * What this browser can do. Nobody else in the page asks, and what is asked for is the thing itself, never the name of a
 * browser: names tell of yesterday, and half of them are borrowed.
 */
export interface Surroundings {
  readonly navigator?: Partial<Navigator> & { readonly standalone?: boolean };
  readonly matchMedia?: (query: string) => { readonly matches: boolean };
  readonly HTMLElement?: { readonly prototype: object };
}

/** How the page gets among a device's programs: at once, by a way that people have to go themselves, or not at all. */
export const installWays = ['prompt', 'share', 'dock', 'menu', 'none'] as const;
export type InstallWay = (typeof installWays)[number];

export class Abilities {
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Looked at anew every time: a window may be installed, and a mouse plugged in, while the page is open. */
  #has(name: string): boolean {
    return name in this.#around;
  }

  #offers(name: string): boolean {
    const { navigator } = this.#around;
    return navigator !== undefined && name in navigator;
  }

  #matches(query: string): boolean {
    return this.#around.matchMedia?.(query).matches ?? false;
  }

  /** Over https, and on this very machine. */
  get serviceWorker(): boolean {
    return this.#offers('serviceWorker');
  }

  get notifications(): boolean {
    return this.#has('Notification');
  }

  /** Messages while the page is closed. */
  get push(): boolean {
    return this.serviceWorker && this.#has('PushManager');
  }

  /** iPhones and iPads notify for pages on the Home Screen, and for no others: there the page only has to get there. */
  get notifiesOnceInstalled(): boolean {
    return !this.notifications && this.homeScreen && !this.installed;
  }

  /** The number on the icon of an installed page. */
  get badge(): boolean {
    return this.#offers('setAppBadge');
  }

  /** Over https, and on this very machine. */
  get passkeys(): boolean {
    return this.#has('PublicKeyCredential');
  }

  /** Over https only. */
  get clipboard(): boolean {
    return this.#offers('clipboard');
  }

  /** The clipboard takes the promise of a text, so that it can be asked within the click that the text is made for. */
  get clipboardPromises(): boolean {
    return this.clipboard && this.#has('ClipboardItem') && 'write' in (this.#around.navigator?.clipboard ?? {});
  }

  /** The system's own dialog for giving a link to somebody. */
  get share(): boolean {
    return this.#offers('share');
  }

  /** Where fingers point, the system's dialog is how things are passed on. */
  get sharesFirst(): boolean {
    return this.share && this.touch;
  }

  /** An installed page has no place to show downloads in: there the system takes this file. */
  sharesFile(file: File): boolean {
    return this.installed && this.passesFile(file);
  }

  /** Does the system's own dialog take this file, to be given to somebody? */
  passesFile(file: File): boolean {
    const { navigator } = this.#around;
    return this.share && (navigator?.canShare?.({ files: [file] }) ?? false);
  }

  /** Keeps the screen from going dark. */
  get wakeLock(): boolean {
    return this.#offers('wakeLock');
  }

  /** Computers with a mouse have the call too, and nothing that could shake. */
  get vibration(): boolean {
    return this.#offers('vibrate') && this.touch;
  }

  /** Storage that the browser does not clear by itself. */
  get lastingStorage(): boolean {
    const storage: Partial<StorageManager> | undefined = this.#around.navigator?.storage;
    return storage?.persist !== undefined && storage.persisted !== undefined;
  }

  /** Menus and slips that the browser itself opens and closes. */
  get popovers(): boolean {
    return 'popover' in (this.#around.HTMLElement?.prototype ?? {});
  }

  /** Sentences read aloud, in whatever voices the system has. */
  get speech(): boolean {
    return this.#has('speechSynthesis') && this.#has('SpeechSynthesisUtterance');
  }

  get audio(): boolean {
    return this.#has('AudioContext');
  }

  /** Browsers hold back what shakes or sounds until somebody has touched the page. Not all of them say so. */
  get touched(): boolean {
    return this.#around.navigator?.userActivation?.hasBeenActive ?? true;
  }

  /** Over https only. */
  get locks(): boolean {
    return this.#offers('locks');
  }

  get workers(): boolean {
    return this.#has('Worker');
  }

  get touch(): boolean {
    return this.#matches('(pointer: coarse)');
  }

  /** Does the page run in a window of its own? */
  get installed(): boolean {
    const alone = ['standalone', 'minimal-ui', 'fullscreen'].some(mode => this.#matches(`(display-mode: ${mode})`));
    return alone || this.#around.navigator?.standalone === true;
  }

  /** Only the browsers of iPhones and iPads can say whether they show a page from the Home Screen. */
  get homeScreen(): boolean {
    return this.#offers('standalone');
  }

  /** The browser tells the page that it may offer to install it. */
  get installPrompt(): boolean {
    return this.#has('onbeforeinstallprompt');
  }

  /**
   * The one place that asks for a name, because nothing else gives it away: Safari on a Mac adds pages to the Dock, and
   * clears what pages keep, without any sign that a page could see.
   */
  get #apple(): boolean {
    return this.#around.navigator?.vendor?.startsWith('Apple') ?? false;
  }

  get #dock(): boolean {
    return this.#apple && (this.#around.navigator?.platform?.startsWith('Mac') ?? false);
  }

  /** Is everything cleared that a page keeps, once nobody has opened it for seven days? */
  get clearsAfterWeek(): boolean {
    return this.#apple && !this.installed;
  }

  /** How somebody installs the page by hand. A prompt, where the browser has lent one, is better. */
  get installByHand(): Exclude<InstallWay, 'prompt'> {
    if (this.homeScreen) return 'share';
    if (this.#dock) return 'dock';
    return this.serviceWorker && (this.installPrompt || this.touch) ? 'menu' : 'none';
  }
}

export const abilities = new Abilities(globalThis);
