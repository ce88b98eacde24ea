import { useEffect, useState } from 'preact/hooks';

/** What reads itself aloud as it changes. */
const REGIONS = '[role="log"], [role="status"], [role="alert"]';
/** How many sentences stay: earlier ones have been read aloud by then. */
const KEPT = 12;

interface Said {
  readonly id: number;
  readonly text: string;
}

interface Wanted {
  readonly isWanted: boolean;
  /** What is said again when the dialog opens, as a selector: it had just been said, and was cut short. */
  readonly saidBefore?: string | undefined;
}

/**
 * What is said on the page while a dialog lies over it. Browsers take all else from screen readers as long as a dialog is
 * open, and what is said there would be lost: the dialog says it in its place.
 */
export function useSaidOutside({ isWanted, saidBefore }: Wanted): readonly Said[] {
  const [said, setSaid] = useState<readonly Said[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let id = 0;
    const say = (texts: Iterable<string>) => {
      const fresh = [...new Set(texts)].filter(text => text !== '').map(text => ({ id: ++id, text }));
      if (fresh.length > 0) setSaid(earlier => [...earlier, ...fresh].slice(-KEPT));
    };
    if (saidBefore !== undefined) say([...document.querySelectorAll(saidBefore)].map(textOf));
    const observer = new MutationObserver(records => say(records.flatMap(textsOf)));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [isWanted]);
  return said;
}

/** Of a log what was added, of other regions all that stands in them now. */
function textsOf({ target, addedNodes }: MutationRecord): readonly string[] {
  const element = target instanceof Element ? target : target.parentElement;
  const region = element?.closest(REGIONS);
  if (!region || element?.closest('dialog')) return [];
  return (region.matches('[role="log"]') ? [...addedNodes] : [region]).map(textOf);
}

/** A dialog that opens in a region is no news of it. */
function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent?.trim() ?? '';
  if (node.matches('dialog')) return '';
  const copy = node.cloneNode(true) as Element;
  for (const dialog of copy.querySelectorAll('dialog')) dialog.remove();
  return copy.textContent.trim();
}
