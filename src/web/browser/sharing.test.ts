import { afterEach, expect, test, vi } from 'vitest';
import { copyText, giveFile, passFile, shareLink } from './sharing.ts';

afterEach(() => vi.unstubAllGlobals());

/** A clipboard that notes what it is asked, and takes what it is given or refuses it. */
class Clipboard {
  readonly asked: string[] = [];
  text = '';
  readonly refuses: readonly string[];

  constructor(...refuses: string[]) {
    this.refuses = refuses;
  }

  async writeText(text: string): Promise<void> {
    this.asked.push('writeText');
    if (this.refuses.includes('writeText')) throw new Error('no click');
    this.text = text;
  }

  async write([item]: Item[]): Promise<void> {
    this.asked.push('write');
    if (this.refuses.includes('write')) throw new Error('no promises');
    this.text = await (await item.content).text();
  }
}

class Item {
  readonly content: Promise<Blob>;
  constructor(contents: Record<string, Promise<Blob>>) {
    this.content = contents['text/plain']!;
  }
}

function standIn(clipboard: Clipboard | undefined, withItems = true): void {
  vi.stubGlobal('navigator', clipboard ? { clipboard } : {});
  vi.stubGlobal('ClipboardItem', withItems ? Item : undefined);
  if (!withItems) Reflect.deleteProperty(globalThis, 'ClipboardItem');
}

test('the clipboard is asked at once, while the text is still being made', async () => {
  const clipboard = new Clipboard();
  standIn(clipboard);
  let finish: (text: string) => void = () => undefined;
  const copying = copyText(new Promise<string>(resolve => void (finish = resolve)));
  expect(clipboard.asked).toEqual(['write']);
  finish('a link');
  expect(await copying).toBe(true);
  expect(clipboard.text).toBe('a link');
});

test('a text that is there already is written at once, plainly', async () => {
  const clipboard = new Clipboard();
  standIn(clipboard);
  const copying = copyText('a link');
  expect(clipboard.asked).toEqual(['writeText']);
  expect(await copying).toBe(true);
});

test('a clipboard without items gets the text when it is made', async () => {
  const clipboard = new Clipboard();
  standIn(clipboard, false);
  expect(await copyText(Promise.resolve('a link'))).toBe(true);
  expect(clipboard).toMatchObject({ asked: ['writeText'], text: 'a link' });
});

test('a clipboard whose items take no promises gets the text itself', async () => {
  const clipboard = new Clipboard('write');
  standIn(clipboard);
  expect(await copyText(Promise.resolve('a link'))).toBe(true);
  expect(clipboard).toMatchObject({ asked: ['write', 'writeText'], text: 'a link' });
});

test('what no browser takes, or what can’t be made, is not copied', async () => {
  standIn(new Clipboard('write', 'writeText'));
  expect(await copyText(Promise.resolve('a link'))).toBe(false);
  standIn(new Clipboard());
  expect(await copyText(Promise.reject(new Error('too long')))).toBe(false);
  standIn(undefined);
  expect(await copyText('a link')).toBe(false);
});

test('a dialog of the system that is closed again is no failure', async () => {
  const fail = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
  vi.stubGlobal('navigator', { share: fail('AbortError') });
  expect(await shareLink('a link')).toBe('left');
  vi.stubGlobal('navigator', { share: fail('NotAllowedError') });
  expect(await shareLink('a link')).toBe('failed');
});

test('an installed page gives a file to the system', async () => {
  const given: ShareData[] = [];
  const share = async (data: ShareData) => void given.push(data);
  vi.stubGlobal('navigator', { standalone: true, share, canShare: () => true });
  expect(await giveFile(new Blob(['{}'], { type: 'application/jsonl' }), 'game.jsonl')).toBe('done');
  const [file] = given[0]?.files ?? [];
  expect(file).toMatchObject({ name: 'game.jsonl', type: 'application/jsonl' });
});

/** A page that saves files, and notes their names. */
function savingPage(): string[] {
  const saved: string[] = [];
  const link = { href: '', download: '', click: () => void saved.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
  vi.stubGlobal('setTimeout', () => 0);
  return saved;
}

test('a file is passed on by the system where it can, and saved where it can’t or will not', async () => {
  const picture = new Blob(['dots'], { type: 'image/png' });
  const saved = savingPage();
  const given: ShareData[] = [];
  vi.stubGlobal('navigator', { share: async (data: ShareData) => void given.push(data), canShare: () => true });
  expect(await passFile(picture, 'end.png')).toBe('done');
  expect(given[0]?.files?.[0]).toMatchObject({ name: 'end.png', type: 'image/png' });
  const fail = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
  vi.stubGlobal('navigator', { share: fail('AbortError'), canShare: () => true });
  expect(await passFile(picture, 'left.png')).toBe('left');
  expect(saved).toEqual([]);
  vi.stubGlobal('navigator', { share: fail('NotAllowedError'), canShare: () => true });
  expect(await passFile(picture, 'late.png')).toBe('saved');
  vi.stubGlobal('navigator', {});
  expect(await passFile(picture, 'plain.png')).toBe('saved');
  expect(saved).toEqual(['late.png', 'plain.png']);
});
