import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { BidiLine, Evaluated, Tree } from './bidi-line.ts';

/** What somebody has told their system, and pages can ask for. */
type Media = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'hasTouch'>;

const overrides = { colorScheme: 'prefersColorSchemeOverride', reducedMotion: 'prefersReducedMotionOverride' } as const;

/** Windows by day and by night, with much motion and little, for fingers and for mice. Playwright says nothing of that to this browser. */
export function followMedia(context: BrowserContext, wishes: Media, line: BidiLine): void {
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    const known = { ...wishes };
    const set = (media: Media) => setMedia(page, Object.assign(known, media), line);
    page.emulateMedia = media => set(media as Media);
    // A window that goes to its first address is another one to the browser, which has not been told yet.
    const go = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await go(address, options);
      await set({});
      return answer;
    };
    return page;
  };
}

async function setMedia(page: Page, media: Media, line: BidiLine): Promise<void> {
  const id = await line.windowOf(page);
  const settings = Object.entries(overrides).flatMap(([name, field]) => {
    const value = media[name as keyof typeof overrides];
    return value ? [`window.${field} = ${JSON.stringify(value)};`] : [];
  });
  if (media.hasTouch) settings.push(`window.touchEventsOverride = 'enabled';`);
  // Only the browser's own windows may set this; pages can't, and neither can who speaks to them.
  const { contexts } = await line.send<Tree>('browsingContext.getTree', { maxDepth: 0, 'moz:scope': 'chrome' });
  const { type } = await line.send<Evaluated>('script.evaluate', {
    expression: `{
      const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
      const window = NavigableManager.getBrowsingContextById(${JSON.stringify(id)});
      ${settings.join('\n')}
    }`,
    target: { context: contexts[0].context },
    awaitPromise: false,
  });
  if (type !== 'success') throw new Error('Firefox can’t be told of day and night');
}
