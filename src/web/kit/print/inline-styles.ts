/** What a drawing gets from style sheets, by the names that are attributes of SVG too. */
const handedDown = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;
const own = { opacity: '1', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1' } as const;

/** A drawing that stands in the page as the text of a file: what its styles say is written into it. */
export function withInlineStyles(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const pairs = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, i) => dress(element, pairs[i]!, pairs[i] === svg));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

/** Only what differs from the element around it has to be written. */
function dress(copy: Element, drawn: Element, outermost: boolean): void {
  const style = getComputedStyle(drawn);
  const around = outermost || !drawn.parentElement ? undefined : getComputedStyle(drawn.parentElement);
  for (const name of handedDown) {
    const value = style.getPropertyValue(name);
    if (value !== around?.getPropertyValue(name)) copy.setAttribute(name, value);
  }
  for (const [name, usual] of Object.entries(own)) {
    const value = style.getPropertyValue(name);
    if (value !== usual) copy.setAttribute(name, value);
  }
  for (const name of ['class', 'role', 'aria-label', ...dataOf(copy)]) copy.removeAttribute(name);
}

function dataOf(element: Element): string[] {
  return element.getAttributeNames().filter(name => name.startsWith('data-'));
}
