import type { Page } from 'playwright-core';

/**
 * The places where a blank comes before a full stop, a comma or the like when the page is read from one end to the other.
 * What is laid out as a box of its own is read apart from what lies before it, be there a blank in the source or not.
 */
export function strayBlanks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Keys are named by what stands on them.
    const isUnread = (element: Element) =>
      element.matches('[aria-hidden="true"], script, style, kbd, code') || !element.checkVisibility();
    const read = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || isUnread(node)) return '';
      const label = node.getAttribute('aria-label');
      const isNamed = label !== null && node.matches('a, button, input, select, [role="img"], [role="slider"]');
      const text = isNamed ? label : `${label ?? ''}\n${[...node.childNodes].map(read).join('')}`;
      return getComputedStyle(node).display === 'inline' ? text : ` ${text}\n`;
    };
    const found = read(document.body)
      .replace(/\s+/g, ' ')
      .matchAll(/.{0,40} [.,;:!?](?= |$).{0,20}/g);
    return [...found].map(([text]) => text);
  });
}
