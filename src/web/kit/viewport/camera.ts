import type { Point } from '../draw/hexes.ts';
import type { Box } from '../draw/paths.ts';

/** How closely a picture is looked at, and where its middle lies. At 1 the whole picture is seen. */
export interface Camera {
  readonly scale: number;
  readonly middle: Point;
}

export const CLOSEST = 5;

export function wholeOf(box: Box): Camera {
  return { scale: 1, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** The part of the picture that is seen. */
export function visibleBox({ scale, middle }: Camera, box: Box): Box {
  const width = box.width / scale;
  const height = box.height / scale;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** Comes closer by `factor` so that the point `at` stays where it is on the screen. */
export function zoomed(camera: Camera, box: Box, factor: number, at: Point): Camera {
  const scale = Math.max(1, Math.min(CLOSEST, camera.scale * factor));
  const share = camera.scale / scale;
  const keep = (middle: number, point: number) => point + (middle - point) * share;
  return kept({ scale, middle: { x: keep(camera.middle.x, at.x), y: keep(camera.middle.y, at.y) } }, box);
}

/** Drags the picture: what was at `from` is at `to` now. */
export function dragged(camera: Camera, box: Box, from: Point, to: Point): Camera {
  const middle = { x: camera.middle.x + from.x - to.x, y: camera.middle.y + from.y - to.y };
  return kept({ ...camera, middle }, box);
}

/** Moves as little as needed for the point to be seen with some room around it. */
export function showing(camera: Camera, box: Box, at: Point, room: number): Camera {
  const { x, y, width, height } = visibleBox(camera, box);
  const near = (from: number, length: number, point: number) =>
    Math.min(0, point - room - from) + Math.max(0, point + room - from - length);
  const shift = { x: near(x, width, at.x), y: near(y, height, at.y) };
  return kept({ ...camera, middle: { x: camera.middle.x + shift.x, y: camera.middle.y + shift.y } }, box);
}

/** The picture can't be pushed off the screen: what is seen always lies inside it. */
function kept({ scale, middle }: Camera, box: Box): Camera {
  const hold = (value: number, start: number, length: number) => {
    const half = length / scale / 2;
    return Math.max(start + half, Math.min(start + length - half, value));
  };
  return { scale, middle: { x: hold(middle.x, box.x, box.width), y: hold(middle.y, box.y, box.height) } };
}
