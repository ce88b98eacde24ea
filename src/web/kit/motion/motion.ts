/** May things move? Both the page's settings and the browser's are asked. */
export function mayMove(wanted: boolean | undefined): boolean {
  return wanted !== false && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Plays a movement on each element, one a little later than the other. Its start is held until it begins. */
export function animate(elements: Iterable<Element>, frames: Keyframe[], lasts: number, delay = 0, lag = 0): void {
  let wait = delay;
  for (const element of elements) {
    element.animate(frames, { duration: lasts, delay: wait, easing: 'ease-in-out', fill: 'backwards' });
    wait += lag;
  }
}
