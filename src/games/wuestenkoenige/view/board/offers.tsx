import type { JSX } from 'preact';
import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { movedTo, rounded } from '../../../../web/kit/draw/paths.ts';
import { PlaceOutline } from '../../../../web/kit/draw/place-outline.tsx';
import { hueOf } from '../../../../web/kit/players.tsx';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { HEXES } from '../../rules/board.ts';
import { chosenCamel, chosenFields, markedFields, reachIn } from '../scene/choice.ts';
import { fieldPath } from '../scene/picture.ts';
import type { Reached } from '../scene/reach.ts';
import { isDigging, liftAt, type Scene } from '../scene/scene.ts';
import { Buried } from './scenery.tsx';

interface Props {
  readonly scene: Scene;
  /** The input as the board sees it: fields are selectable. */
  readonly input: BoardInput;
}

/** Where half the board can be chosen, each mark is softer. */
const MANY = 30;

/** The middle of a field, as high as what stands there. */
export function topOf({ s, picture }: Scene, field: number): Point {
  const { x, y } = picture.centres[field]!;
  return { x, y: y - liftAt(s, field) };
}

export function pathOf({ s, picture }: Scene, field: number): string {
  return fieldPath(picture, field, liftAt(s, field));
}

/** Marks where something can be done; while a camel is chosen, with the points that the way costs. */
export function Offers({ scene, input }: Props): JSX.Element {
  const { names } = scene.s.board;
  const reach = reachIn(scene.s, input);
  const marked = markedFields(scene.s, input);
  const fields = [...names.keys()].filter(field => marked.has(names[field]!));
  const look = reach ? 'offers reaching' : fields.length > MANY ? 'offers many' : 'offers';
  return (
    <g class={`${look} hue-${hueOf(scene, input.seat)}`}>
      {fields.map(field => (
        <g key={field} class={lookOf(scene, reach, field)}>
          <path class="field" d={pathOf(scene, field)} />
          {reach?.has(field) && <Cost scene={scene} reached={reach.get(field)!} />}
        </g>
      ))}
    </g>
  );
}

/** Where camels stand only a line is drawn around them: they must stay clear. */
function lookOf({ s }: Scene, reach: ReadonlyMap<number, Reached> | undefined, field: number): string {
  if (reach && !reach.has(field)) return 'offer own';
  return s.crowd[field]! > 0 ? 'offer clear' : 'offer';
}

/** The figure stands low in its hex, so that what is there is still seen. */
function Cost({ scene, reached }: { scene: Scene; reached: Reached }): JSX.Element {
  const { x, y } = topOf(scene, reached.field);
  const low = reached.field < HEXES && scene.s.crowd[reached.field]! > 0;
  return (
    <g class="cost" transform={movedTo(low ? { x: x + 9, y: y + 9 } : { x, y })}>
      <circle r={low ? 6.4 : 7.4} />
      <text y="3.8">{reached.cost}</text>
    </g>
  );
}

/** What is pointed at, what is chosen, and the way there: above the pieces, so that nothing hides it. */
export function Touches({ scene, input }: Props): JSX.Element {
  const { s } = scene;
  const pointed = input.pointed === undefined ? -1 : s.board.fieldNamed(input.pointed);
  const chosen = chosenFields(s, input.chosen).map(name => s.board.fieldNamed(name));
  return (
    <g class="touches">
      {pointed >= 0 && <Way scene={scene} input={input} to={pointed} />}
      {chosen.map(field => (
        <FieldOutline key={field} scene={scene} field={field} look="chosen" />
      ))}
      {pointed >= 0 && !chosen.includes(pointed) && (
        <FieldOutline
          scene={scene}
          field={pointed}
          look={input.selectable.has(s.board.names[pointed]!) ? 'pointed' : 'refused'}
        />
      )}
      {pointed >= 0 && pointed < HEXES && !isDigging(scene) && (
        <g transform={movedTo(scene.picture.centres[pointed]!)}>
          <Buried scene={scene} hex={pointed} />
        </g>
      )}
    </g>
  );
}

export function FieldOutline({ scene, field, look }: { scene: Scene; field: number; look: string }): JSX.Element {
  return <PlaceOutline path={pathOf(scene, field)} look={`touch ${look}`} />;
}

function Way({ scene, input, to }: Props & { to: number }): JSX.Element | undefined {
  const { s } = scene;
  const camel = chosenCamel(s, input);
  const reached = reachIn(s, input)?.get(to);
  if (camel === undefined || !reached) return undefined;
  const points = [s.camels[camel]!, ...reached.way].map(field => topOf(scene, field));
  const line = `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}`;
  return (
    <g class={`way hue-${hueOf(scene, input.seat)}`}>
      <path class="way-edge" d={line} />
      <path class="way-line" d={line} />
    </g>
  );
}
