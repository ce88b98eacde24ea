import { abilities } from './abilities.ts';
import { download } from './downloads.ts';

/** What became of something that was to be passed on: it is, it is not, or the person thought better of it. */
export type Passed = 'done' | 'failed' | 'left';

/**
 * Puts a text into the clipboard that may still have to be made. Browsers allow that only within a click, so they are
 * asked at once, with a promise; one that takes no promises gets the text when it is there, and may refuse it.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  if (!abilities.clipboard) return false;
  const promised = typeof text !== 'string' && abilities.clipboardPromises;
  // No `await` may stand before the first of these calls: after it the click is over.
  return (promised && (await copyPromised(text))) || copyPlain(text);
}

async function copyPromised(text: Promise<string>): Promise<boolean> {
  const content = text.then(found => new Blob([found], { type: 'text/plain' }));
  // A text that can't be made is told where it is made.
  content.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
    return true;
  } catch {
    return false;
  }
}

async function copyPlain(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : await text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a link to the system's own dialog, to be given to somebody. */
export async function shareLink(url: string): Promise<Passed> {
  return shared({ url });
}

/** Gives a text to somebody: by the system's own dialog where fingers point, else by way of the clipboard. */
export async function passText(text: string): Promise<Passed | 'copied'> {
  const passed = abilities.sharesFirst ? await shared({ text }) : 'failed';
  if (passed !== 'failed') return passed;
  return (await copyText(text)) ? 'copied' : 'failed';
}

/** Gives a file to the person: as a download, or through the system where an installed page has no downloads. */
export async function giveFile(content: Blob, name: string): Promise<Passed> {
  const file = new File([content], name, { type: content.type });
  if (!abilities.sharesFile(file)) {
    download(content, name);
    return 'done';
  }
  return shared({ files: [file] });
}

/**
 * Hands a file to the system's own dialog, to be given to somebody; where it takes none, or will not any more because the
 * file took long to make, it is saved.
 */
export async function passFile(content: Blob, name: string): Promise<Passed | 'saved'> {
  const file = new File([content], name, { type: content.type });
  const passed = abilities.passesFile(file) ? await shared({ files: [file] }) : 'failed';
  if (passed !== 'failed') return passed;
  download(content, name);
  return 'saved';
}

async function shared(what: ShareData): Promise<Passed> {
  try {
    await navigator.share(what);
    return 'done';
  } catch (error) {
    // Closing the dialog without sharing is no mistake.
    return (error as Error).name === 'AbortError' ? 'left' : 'failed';
  }
}
