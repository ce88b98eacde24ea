const OPEN = 'data-popover-open';

/** What had the focus when a popover was opened. */
let before: Element | undefined;

/** Teaches a browser without popovers what the page needs of them: their buttons, Escape, a click elsewhere, the focus. */
export function teachPopovers(): void {
  HTMLElement.prototype.hidePopover = function hidePopover() {
    close(this);
  };
  addEventListener('click', press);
  addEventListener('keydown', event => {
    const sheet = openOnes()[0];
    if (event.key !== 'Escape' || !sheet) return;
    event.preventDefault();
    close(sheet);
  });
}

function press({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest('button[popovertarget]');
  const sheet = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  for (const other of openOnes()) if (other !== sheet && !other.contains(target)) close(other);
  if (!sheet) return;
  if (sheet.hasAttribute(OPEN)) close(sheet);
  else if (button.getAttribute('popovertargetaction') !== 'hide') open(sheet, button);
}

function openOnes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${OPEN}]`)];
}

function open(sheet: HTMLElement, button: Element): void {
  before = button;
  sheet.setAttribute(OPEN, '');
  tell(sheet, true);
}

function close(sheet: HTMLElement): void {
  const inside = sheet.contains(document.activeElement);
  sheet.removeAttribute(OPEN);
  if (inside && before instanceof HTMLElement) before.focus();
  tell(sheet, false);
}

/** Its button says how it stands, and the page is told as by a browser that knows. */
function tell(sheet: HTMLElement, expanded: boolean): void {
  before?.setAttribute('aria-expanded', String(expanded));
  sheet.dispatchEvent(new Event('toggle'));
}
