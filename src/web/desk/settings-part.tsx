import type { JSX } from 'preact';
import type { DeskSetting } from '../../protocol/desk.ts';
import { type DeskContext, useDesk } from './desk-context.ts';

/** The settings as they are. Of what is secret it is shown only that it is there. */
export function SettingsPart(desk: DeskContext): JSX.Element | undefined {
  const { own } = desk;
  const { found } = useDesk('settings', desk);
  if (!found) return undefined;
  const valueOf = ({ value, isSecret, isSet }: DeskSetting) => {
    if (isSecret && isSet) return own.secret;
    return value === '' ? own.notSet : value;
  };
  return (
    <>
      <p class="small">{own.settingsHint}</p>
      <dl class="desk-settings">
        {found.settings.map(setting => (
          <div key={setting.name} class={setting.isSet ? 'set' : undefined}>
            <dt>
              <code>{setting.name}</code>
            </dt>
            <dd>
              <b>{valueOf(setting)}</b> <small lang="en">{setting.meaning}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
