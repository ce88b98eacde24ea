import type { EventInfo } from '../../protocol/event-replies.ts';
import type { RequestOf } from '../../protocol/requests.ts';
import { refusalReason } from '../online/refusal-reason.ts';
import { serverConnection } from '../online/server-connection.ts';
import type { EventsWords } from '../words/events.en.ts';
import type { Words } from '../words/words.ts';

/** What all parts of an event's page share. */
export interface EventContext {
  readonly info: EventInfo;
  readonly words: Words;
  readonly own: EventsWords;
  /** Says what came of something, where it is read aloud. */
  readonly say: (text: string) => void;
}

type Act =
  | 'event-enter'
  | 'event-leave'
  | 'event-change'
  | 'event-begin'
  | 'event-close'
  | 'event-pair'
  | 'event-person'
  | 'event-correct';
type Asked<T extends Act> = T extends Act ? Omit<RequestOf<T>, 'id' | 'event'> : never;

/** Asks the server to do something about the event, and says what came of it; returns whether it was done. */
export async function askAbout(
  { info, words, own, say }: EventContext,
  asked: Asked<Act>,
  done: string,
): Promise<boolean> {
  const answer = await serverConnection().ask({ event: info.event, ...asked });
  if (answer.type !== 'refused') say(done);
  else say(answer.code === 'silenced' ? own.form.silenced : await refusalReason(answer, words));
  return answer.type === 'done';
}

/** What somebody is called here: a number of a person, or -1 for a bot. */
export function nameIn({ info, own }: Pick<EventContext, 'info' | 'own'>, number: number): string {
  if (number < 0) return own.computer;
  return info.people.find(one => one.number === number)?.name ?? own.somebody;
}
