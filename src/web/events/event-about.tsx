import type { JSX } from 'preact';
import { gameCard } from '../../games/registry.ts';
import { hasRules } from '../catalogue/readings.ts';
import { rulesAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { type EventContext, nameIn } from './event-context.ts';
import { gameTitle, paceName } from './event-facts.ts';
import { pointsIn, spanIn } from './event-times.ts';

/** All that was chosen when the event was opened. */
export function EventAbout(context: EventContext): JSX.Element {
  const { info, words, own } = context;
  const { settings, by } = info;
  const { game, format, pace, points, byePoints, rated, botsFillIn, noLateEntry, duration, roundTime } = settings;
  const numbers = points.map(value => pointsIn(language.value, value)).join(' · ');
  const facts: readonly (readonly [string, string | false | undefined])[] = [
    [own.organiser, nameIn(context, by)],
    [own.kind, own.formats[format].name],
    [own.time, paceName(pace, words)],
    [own.lasts, format === 'arena' && duration !== undefined && spanIn(language.value, duration)],
    [own.roundEvery, format === 'league' && roundTime !== undefined && spanIn(language.value, roundTime)],
    [own.pointsBy, numbers],
    [own.bye, format !== 'arena' && pointsIn(language.value, byePoints)],
    [own.chairs, botsFillIn && own.chairsBots],
    [own.lateEntry, noLateEntry ? own.lateNo : own.lateYes],
    [own.rated, rated && own.form.lates.yes],
  ];
  return (
    <section class="event-part paper" aria-label={own.about}>
      <h2>{own.about}</h2>
      <p class="small">{own.formats[format].hint}</p>
      <dl class="event-facts">
        <dt>{own.game}</dt>
        <dd lang={gameCard(game)?.titleLanguage}>
          {hasRules(game) ? <a href={rulesAddress(game)}>{gameTitle(game)}</a> : gameTitle(game)}
        </dd>
        {facts.flatMap(([name, value]) =>
          value ? [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>] : [],
        )}
      </dl>
    </section>
  );
}
