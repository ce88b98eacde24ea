import type { RefusalReply } from '../../protocol/replies.ts';
import { language } from '../page/settings.ts';
import { onlineWordsIn } from '../words/online.ts';
import type { Words } from '../words/words.ts';

/** The words for it come with tables online; without a network, or from a newer server, there may be none. */
export function refusalReason({ code }: Pick<RefusalReply, 'code'>, words: Words): Promise<string> {
  return onlineWordsIn(language.value).then(
    ({ refused }) => {
      const said: Readonly<Record<string, string>> = { ...words.play.refused, ...refused };
      return said[code] ?? words.lobby.trouble(code);
    },
    () => words.lobby.trouble(code),
  );
}
