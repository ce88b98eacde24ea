import { signal } from '@preact/signals';

const query = matchMedia('(max-aspect-ratio: 4/5)');

/** Is the screen taller than wide, so that boards lie on their side? */
export const tall = signal(query.matches);

query.addEventListener('change', () => {
  tall.value = query.matches;
});
