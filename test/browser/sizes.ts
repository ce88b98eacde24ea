import type { Page } from 'playwright-core';

/** All that can be pressed at a glance and is smaller than so many pixels; links within a sentence are as high as it. */
export function smallControls(page: Page, least: number): Promise<string[]> {
  return page.evaluate(limit => {
    const controls = [...document.querySelectorAll('button, a[href], input, select, summary')];
    const shown = controls.filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const isInSentence = (one: Element) => one.matches('p a, .unseen, .unseen *');
    /** The circle of a choice is pressed by its whole field. */
    const pressed = (one: Element) => (one.matches('[type="radio"], [type="checkbox"]') ? one.closest('label') : one);
    const isSmall = (one: Element | null) => {
      const { width = limit, height = limit } = one?.getBoundingClientRect() ?? {};
      return Math.min(width, height) < limit - 0.01;
    };
    const small = shown.filter(one => !isInSentence(one) && isSmall(pressed(one)));
    return small.map(one => (one.getAttribute('aria-label') ?? one.textContent).trim());
  }, least);
}

/** How much of the least visible piece can be seen, of all that are drawn before others that lie over them. */
export function leastVisible(page: Page, pieces: string): Promise<{ readonly count: number; readonly seen: number }> {
  return page.evaluate(selector => {
    const boxes = [...document.querySelectorAll(`svg > g ${selector}`)].map(piece => piece.getBoundingClientRect());
    const area = (width: number, height: number) => Math.max(0, width) * Math.max(0, height);
    const shared = (a: DOMRect, b: DOMRect) =>
      area(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      );
    const seen = boxes.map((box, i) => {
      const covered = boxes.slice(i + 1).reduce((sum, other) => sum + shared(box, other), 0);
      return 1 - covered / area(box.width, box.height);
    });
    return { count: boxes.length, seen: Math.min(...seen) };
  }, pieces);
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where something lies on the screen. */
export function frameOf(page: Page, selector: string): Promise<Frame> {
  return page
    .locator(selector)
    .first()
    .evaluate(one => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    });
}

/** Where the picture of the board lies: its place on the screen may be larger. */
export function pictureFrame(page: Page): Promise<Frame> {
  return page.locator('.board-plane > svg').evaluate(svg => {
    const { viewBox } = svg as SVGSVGElement;
    const [{ x, y, width, height }, matrix] = [viewBox.baseVal, (svg as SVGSVGElement).getScreenCTM()!];
    const [left, top] = [matrix.e + x * matrix.a, matrix.f + y * matrix.d];
    return { left, top, right: left + width * matrix.a, bottom: top + height * matrix.d };
  });
}

export function overlap(a: Frame, b: Frame): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The figures and letters of a picture, how large each is drawn, and how much of it lies under what is drawn later. */
export function figuresIn(
  page: Page,
  selector: string,
): Promise<readonly { readonly text: string; readonly size: number; readonly hidden: number }[]> {
  return page.evaluate(wanted => {
    const drawing = '.board-plane > svg > g[aria-hidden]';
    const figures = [...document.querySelectorAll<SVGTextElement>(`${drawing} ${wanted}`)];
    const shapes = [...document.querySelectorAll<SVGGraphicsElement>(`${drawing} :is(use, path, circle, rect)`)];
    const shown = figures.filter(figure => figure.checkVisibility());
    return shown.map(figure => {
      const box = figure.getBoundingClientRect();
      const above = shapes.filter(
        shape => figure.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING && shape.checkVisibility(),
      );
      const hidden = above.map(shape => {
        const other = shape.getBoundingClientRect();
        const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        return (Math.max(0, width) * Math.max(0, height)) / (box.width * box.height);
      });
      const drawn = Number.parseFloat(getComputedStyle(figure).fontSize) * figure.getScreenCTM()!.d;
      return { text: figure.textContent, size: drawn, hidden: Math.max(0, ...hidden) };
    });
  }, selector);
}
