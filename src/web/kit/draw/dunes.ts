import { hashNoise } from './hash-noise.ts';
import { type Box, rounded } from './paths.ts';

/** A ridge of sand as two paths: the body that fades away below it, and the sunlit crest. */
export interface Dune {
  readonly body: string;
  readonly crest: string;
}

/** Ridges across the box, one below the other, each a slow wave. */
export function dunesIn(box: Box, count: number): Dune[] {
  return Array.from({ length: count }, (_, i) => duneAt(box, ((i + 0.25) / count) * box.height, box.height / count, i));
}

function duneAt(box: Box, top: number, tall: number, index: number): Dune {
  const waves = 4;
  const step = box.width / waves;
  const heightAt = (i: number) => rounded(box.y + top + (hashNoise(i, index, 7) - 0.5) * tall * 0.9);
  let crest = `M${rounded(box.x)} ${heightAt(0)}`;
  for (let i = 1; i <= waves; i++) {
    const x = box.x + i * step;
    const bend = rounded(x - step / 2);
    crest += `C${bend} ${heightAt(i - 1)} ${bend} ${heightAt(i)} ${rounded(x)} ${heightAt(i)}`;
  }
  const foot = rounded(box.y + top + tall * 1.1);
  return { crest, body: `${crest}L${rounded(box.x + box.width)} ${foot}L${rounded(box.x)} ${foot}Z` };
}

/** Grains for a tile of a repeating pattern: many small specks, light and dark, as two paths. */
export interface Grains {
  readonly light: string;
  readonly dark: string;
}

export function grainsIn(size: number, count: number): Grains {
  const specks = Array.from({ length: count }, (_, i) => {
    const x = rounded(hashNoise(i, 1, 3) * size);
    const y = rounded(hashNoise(i, 2, 3) * size);
    return `M${x} ${y}h${rounded(0.2 + hashNoise(i, 3, 3) * 0.5)}`;
  });
  return { light: specks.filter((_, i) => i % 2).join(''), dark: specks.filter((_, i) => i % 2 === 0).join('') };
}
