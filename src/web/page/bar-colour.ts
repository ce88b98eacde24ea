/** The colours of the browser's own bars, by day and by night, as the page's head has them. */
const marks = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const [day = '', night = ''] = marks.map(({ content }) => content);

/** The browser's bars follow the theme that was chosen here, or the system's as the head of the page says. */
export function tintBars(theme: 'system' | 'light' | 'dark'): void {
  const chosen = { system: undefined, light: day, dark: night }[theme];
  marks.forEach((mark, i) => {
    mark.content = chosen ?? [day, night][i] ?? day;
  });
}
