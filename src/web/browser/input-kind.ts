/** Keys that are held while another one, or the mouse, does something. */
const held = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];

/**
 * Marks the page while somebody uses keys. Browsers frame what a script has given the focus where nothing had it before,
 * also for somebody who has only ever used a mouse; the board, which takes the focus by itself, asks for this mark too.
 */
export function followInput(root: HTMLElement = document.documentElement): void {
  addEventListener('keydown', ({ key }) => !held.includes(key) && root.setAttribute('data-keys', ''), {
    capture: true,
  });
  addEventListener('pointerdown', () => root.removeAttribute('data-keys'), { capture: true });
}
