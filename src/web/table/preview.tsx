import type { JSX } from 'preact';
import { signed } from '../../engine/figures.ts';
import { stateOf } from '../../table/draft.ts';
import { counted } from '../kit/columns.ts';
import type { Effect } from '../kit/effect.ts';
import { Badge } from '../kit/players.tsx';
import { type MovePreview, previewsOf } from './clicks.ts';
import { gainsText, moverFirst, noGainText, openTokenText, outlookText, type TableContext } from './table-context.ts';

/** What the word pointed at, or the place chosen, would bring. */
export function Preview({ context }: { context: TableContext }): JSX.Element {
  return <p class="preview">{previewOf(context)}</p>;
}

function previewOf(context: TableContext): JSX.Element | string | undefined {
  const { controller } = context;
  const draft = controller.draft.value;
  const builder = controller.builder.value;
  if (!draft || !builder) return undefined;
  const token = controller.pointed.value ?? [...builder.chosen.values()].at(-1);
  const previews = token === undefined ? [] : previewsOf(draft.game, stateOf(draft), builder, token);
  const [only, ...others] = previews;
  if (!only) return undefined;
  if (others.length > 0) return <Choices context={context} previews={previews} mover={draft.seat} />;
  const later = outlookText(context, only.outlook);
  if (only.effects.length === 0 && later === '') return noGainText(context) || undefined;
  return (
    <>
      {only.effects.length > 0 && <Gains context={context} effects={only.effects} mover={draft.seat} />}
      {later !== '' && <span class="outlook">{later}</span>}
    </>
  );
}

interface ChoicesProps {
  readonly context: TableContext;
  readonly previews: readonly MovePreview[];
  readonly mover: number;
}

/** Several ways to go: what each would bring its mover. Ways of which nothing is said are left out. */
function Choices({ context, previews, mover }: ChoicesProps): JSX.Element | undefined {
  const nothing = noGainText(context);
  const ownIn = ({ effects }: MovePreview) => effects.find(({ seat }) => seat === mover);
  const laterIn = ({ outlook }: MovePreview) => outlookText(context, outlook);
  const shown = previews.filter(preview => nothing !== '' || ownIn(preview) || laterIn(preview) !== '');
  if (shown.length === 0) return undefined;
  // Where no way brings anything, that is said once.
  if (shown.every(preview => !ownIn(preview) && laterIn(preview) === '')) return <span class="gains">{nothing}</span>;
  return (
    <span class="gains">
      {shown.map(preview => {
        const own = ownIn(preview);
        const later = laterIn(preview);
        return (
          <span key={preview.tokens.join(' ')} class="gain">
            {openTokenText(context, previews, preview)}:{own && <Marks context={context} effect={own} />}
            {later !== '' && <span class="outlook"> {later}</span>}
            {!own && later === '' && ` ${nothing}`}
          </span>
        );
      })}
    </span>
  );
}

interface GainsProps {
  readonly context: TableContext;
  readonly effects: readonly Effect[];
  readonly mover: number;
}

/** What the mover gains is said; what others gain or lose by it is noted beside their badges. */
export function Gains({ context, effects, mover }: GainsProps): JSX.Element {
  return (
    <span class="gains">
      {moverFirst(effects, mover).map(effect =>
        effect.seat === mover ? (
          <OwnGains key={effect.seat} context={context} effect={effect} />
        ) : (
          <span key={effect.seat} class="gain">
            <Badge hue={context.hues[effect.seat]!} />
            <span class="unseen">{context.who(effect.seat)}</span>
            <Marks context={context} effect={effect} />
          </span>
        ),
      )}
    </span>
  );
}

interface OneProps {
  readonly context: TableContext;
  readonly effect: Effect;
}

function OwnGains({ context, effect }: OneProps): JSX.Element {
  return (
    <span class="gain">
      {Object.entries(effect.gains).map(([source, points]) => (
        <span key={source} class={points < 0 ? 'loss' : undefined}>
          <Sign context={context} source={source} />
          {context.gameWords.gains?.[source]?.(points) ?? points}
        </span>
      ))}
    </span>
  );
}

/** Gains as short as they get: signs and figures. */
export function Marks({ context, effect }: OneProps): JSX.Element {
  const text = gainsText(context, effect);
  return (
    <small class="marks" title={text}>
      <span class="unseen">{text}</span>
      {Object.entries(effect.gains).map(([source, points]) => (
        <span key={source} aria-hidden="true">
          <Sign context={context} source={source} />
          {signed(counted(context.view, source, points))}
        </span>
      ))}
    </small>
  );
}

function Sign({ context, source }: { context: TableContext; source: string }): JSX.Element {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      {context.view.signs?.[source]}
    </svg>
  );
}
