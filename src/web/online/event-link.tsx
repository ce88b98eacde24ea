import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { eventAddress } from '../page/route.ts';
import { MenuLink } from '../ui/header.tsx';
import type { Words } from '../words/words.ts';
import type { RemoteTable } from './remote-table.ts';
import { serverConnection } from './server-connection.ts';

/** The event that the table belongs to, by its name, and the way back there. */
export function EventLink({ remote }: { remote: RemoteTable }): JSX.Element | undefined {
  const event = remote.table.value?.event;
  const name = useEventName(event);
  if (event === undefined || name === undefined) return undefined;
  return (
    <a class="event-link" href={eventAddress(event)}>
      {name}
    </a>
  );
}

/** The same in the menu, where the header may have no room for it. */
export function EventItem({ remote, words }: { remote: RemoteTable; words: Words }): JSX.Element | undefined {
  const event = remote.table.value?.event;
  if (event === undefined) return undefined;
  return (
    <MenuLink icon="list" to={eventAddress(event)}>
      {words.lobby.toEvent}
    </MenuLink>
  );
}

function useEventName(event: string | undefined): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (event === undefined) return;
    void serverConnection()
      .ask({ type: 'event', event, watch: false })
      .then(answer => setName(answer.type === 'event' ? answer.info.settings.name : undefined));
  }, [event]);
  return name;
}
