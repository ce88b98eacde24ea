import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../page/settings.ts';
import type { LobbyWords } from '../words/lobby.en.ts';
import type { Words } from '../words/words.ts';
import { endDevices, fetchDevices, type OwnDevice } from './identity.ts';
import { ageIn } from './lobby-entries.ts';

interface Props {
  readonly words: Words;
  /** As high as the headings of what stands beside it. */
  readonly Heading?: 'h2' | 'h3';
}

/** The devices that are this person, and how to sign them out. Nothing is shown while it is not known. */
export function Devices({ words, Heading = 'h3' }: Props): JSX.Element | undefined {
  const { lobby } = words;
  const [devices, setDevices] = useState<readonly OwnDevice[]>();
  const [said, setSaid] = useState('');
  const look = async () => {
    const found = await fetchDevices();
    if (found.ok) setDevices(found.value.devices);
  };
  useEffect(() => void look(), []);
  const end = async (which: Parameters<typeof endDevices>[0]) => {
    const answer = await endDevices(which);
    setSaid(answer.ok ? lobby.signedOut(answer.value.ended) : lobby.trouble(answer.code));
    await look();
  };
  if (!devices) return undefined;
  return (
    <div class="device">
      <Heading>{lobby.devices}</Heading>
      <p class="small">{lobby.devicesHint}</p>
      <ul class="devices">
        {devices.map(device => (
          <DeviceRow key={device.id} device={device} lobby={lobby} end={() => void end({ device: device.id })} />
        ))}
      </ul>
      {devices.length > 2 && (
        <button type="button" class="button plain" onClick={() => void end({ others: true })}>
          {lobby.signOutOthers}
        </button>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

function DeviceRow({ device, lobby, end }: { device: OwnDevice; lobby: LobbyWords; end: () => void }): JSX.Element {
  const { label = lobby.someDevice, seen, here } = device;
  const when = seen === undefined ? '' : lobby.deviceSeen(ageIn(language.value, seen, Date.now()));
  return (
    <li>
      <span>
        <b>{label}</b> <small>{here ? lobby.thisDevice : when}</small>
      </span>
      {!here && (
        <button type="button" class="button plain" aria-label={lobby.signOutOf(label, when)} onClick={end}>
          {lobby.signOut}
        </button>
      )}
    </li>
  );
}
