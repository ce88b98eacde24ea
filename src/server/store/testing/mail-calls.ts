import type { MailStore } from '../mail-port.ts';

/** Every method of the addresses for mail, called so that all of its statements are carried out. */
export const mailCalls: Readonly<Record<string, (mail: MailStore) => unknown>> = {
  enter: mail => mail.enter({ person: 'p', address: 'a', language: 'en', wants: '', code: 'c', until: 0 }),
  confirm: mail => mail.confirm('p', 'c', 0),
  mailOf: mail => mail.mailOf('p'),
  setWants: mail => mail.setWants('p', ''),
  drop: mail => mail.drop('p'),
  confirmedAt: mail => mail.confirmedAt('a', 9),
  claimSending: mail => mail.claimSending('p', 0, 0),
};
