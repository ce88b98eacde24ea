/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// What runs inside the page that is measured. Each function is sent there as text: it sees nothing from outside itself.

/** @typedef {{ from: number, ms: number }} Span */
/**
 * @typedef {object} Watched
 * @property {number[]} frames when each frame began
 * @property {number[]} moving when those began in which something was animated
 * @property {{ at: number, own: boolean }[]} turns when the turn went to the person, and when to the bots
 * @property {number} began when a mark was made in what the browser records
 * @property {Span[]} taps from a tap to the next picture
 */
/** @typedef {{ slowStart?: number, slowPlay?: { tapped: number, board?: number, hand?: number }, slowWatched?: Watched }} Notes */

/** Notes when the start page has been painted, and when the board and the first move of one's own after a tap on Play. */
export function noteArrival() {
  const notes = /** @type {Notes} */ (window);
  const painted = (/** @type {(at: number) => void} */ then) =>
    requestAnimationFrame(() => setTimeout(() => then(performance.now()), 0));
  const seen = new MutationObserver(() => {
    if (notes.slowStart === undefined && document.querySelector('.shelf .button')) {
      notes.slowStart = 0;
      painted(at => void (notes.slowStart = at));
    }
    const play = notes.slowPlay;
    if (play && play.board === undefined && document.querySelector('.board-plane > svg')) {
      play.board = 0;
      painted(at => void (play.board = at));
    }
    if (play && play.hand === undefined && document.querySelector('.board-plane.in-hand')) {
      play.hand = 0;
      painted(at => void (play.hand = at));
    }
  });
  seen.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  addEventListener(
    'click',
    event => {
      if (event.target instanceof Element && event.target.closest('.shelf .button'))
        notes.slowPlay ??= { tapped: event.timeStamp };
    },
    { capture: true },
  );
}

/**
 * Notes frames, turns and taps from now on.
 * @param {boolean} animations also which frames show something moving; finding out costs a little each time
 */
export function watchFrames(animations) {
  /** @type {Watched} */
  const watched = { frames: [], moving: [], turns: [], began: 0, taps: [] };
  /** @type {Notes} */ (window).slowWatched = watched;
  const isOwn = () => document.querySelector('.prompt[aria-label="Your turn"]') !== null;
  const turn = () => {
    if (watched.turns.at(-1)?.own !== isOwn()) watched.turns.push({ at: performance.now(), own: isOwn() });
  };
  const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label'] };
  new MutationObserver(turn).observe(document, changes);
  turn();
  const frame = (/** @type {number} */ at) => {
    watched.frames.push(at);
    if (animations && document.getAnimations().some(({ playState }) => playState === 'running'))
      watched.moving.push(at);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const observer = new PerformanceObserver(list => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click') watched.taps.push({ from: startTime, ms: duration });
  });
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  watched.began = performance.mark('slow-watched').startTime;
}

/**
 * Where a finger can be put now: on a button that ends something if there is one, else on one of the things that can be
 * chosen, most often on the board.
 * @param {number} chance from 0 to 1, which one
 * @returns {{ x: number, y: number } | undefined}
 */
export function targetBy(chance) {
  const kinds = [
    '.prompt .acts .button:not(.plain):not(:disabled):not([aria-disabled="true"])',
    '[data-lit], .prompt [data-word], .phrase',
    '.stock-place button:not(:disabled):not([aria-disabled="true"]):not([aria-pressed="true"])',
  ];
  const middleOf = (/** @type {Element} */ element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const [acts, board, stock] = kinds.map(kind => [...document.querySelectorAll(kind)]);
  const [first, second] = chance < 0.75 ? [board, stock] : [stock, board];
  for (const found of [acts, first, second]) {
    const from = Math.floor(((chance * 7919) % 1) * found.length);
    // What lies under something else can't be tapped.
    const spots = [...found.slice(from), ...found.slice(0, from)].values();
    for (const element of spots) {
      const { x, y } = middleOf(element);
      const there = document.elementFromPoint(x, y);
      if (there && element.contains(there)) return { x, y };
    }
  }
  return undefined;
}

/** Lays a match onto the shelf of the device, as the page itself would. */
export function keepMatch(/** @type {object} */ kept) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('caravanserai');
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('matches', 'readwrite');
      writing.objectStore('matches').put(kept);
      writing.oncomplete = () => resolve(opening.result.close());
      writing.onerror = () => reject(writing.error);
    };
  });
}
