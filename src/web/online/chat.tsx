import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { limits } from '../../protocol/limits.ts';
import type { ChatLine } from '../../protocol/replies.ts';
import { Badge } from '../kit/players.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { type ChatController, chatText, phraseLine } from './chat-controller.ts';
import { ensureName } from './name-dialog.tsx';
import type { OnlineContext } from './online-context.ts';

interface Props extends OnlineContext {
  readonly chatController: ChatController;
}

/** The talk at the table as one more fold beside the board. */
export function ChatFold(props: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <details class="chat-fold" name="folds" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <ChatTitle {...props} />
      </summary>
      {open && <ChatBox {...props} />}
    </details>
  );
}

function ChatTitle({ chatController, onlineWords }: Props): JSX.Element {
  const unread = chatController.unread.value;
  if (unread === 0) return <>{onlineWords.chat}</>;
  return (
    <>
      <span class="unseen">{onlineWords.chatUnread(unread)}</span>
      <span aria-hidden="true">{onlineWords.chat}</span>
      <span class="unread" aria-hidden="true">
        {unread}
      </span>
    </>
  );
}

/** The same behind a button, where there is no room beside the board. */
export function ChatButton(props: Props): JSX.Element {
  const { chatController, onlineWords, words } = props;
  const [open, setOpen] = useState(false);
  const unread = chatController.unread.value;
  const name = unread === 0 ? onlineWords.chat : onlineWords.chatUnread(unread);
  return (
    <>
      <button type="button" class="round chat-button" aria-label={name} title={name} onClick={() => setOpen(true)}>
        <Icon name="chat" />
        {unread > 0 && (
          <span class="unread" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      {open && (
        <Dialog title={onlineWords.chat} words={words} close={() => setOpen(false)} look="sheet chat-sheet">
          <ChatBox {...props} />
        </Dialog>
      )}
    </>
  );
}

export function ChatBox(props: Props): JSX.Element {
  const { chatController, onlineWords } = props;
  useReading(chatController);
  const say = async (text: string) => {
    if (await ensureName()) chatController.say(text);
  };
  return (
    <div class="chat">
      <ChatLines {...props} />
      <div class="phrases">
        {Object.entries(onlineWords.phrases).map(([name, phrase]) => (
          <button key={name} type="button" class="button plain" onClick={() => void say(phraseLine(name))}>
            {phrase}
          </button>
        ))}
      </div>
      <SayForm onlineWords={onlineWords} say={text => void say(text)} />
    </div>
  );
}

/** Whatever is in sight is read. */
function useReading(chatController: ChatController): void {
  const { length } = chatController.lines.value;
  useEffect(() => {
    chatController.shown.value = true;
    return () => void (chatController.shown.value = false);
  }, [chatController]);
  useEffect(() => chatController.readAll(), [chatController, length]);
}

function ChatLines({ chatController, onlineWords, remote }: Props): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const lines = chatController.lines.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return (
    <div class="chat-lines" role="log" aria-label={onlineWords.chat} tabIndex={0} ref={list}>
      {lines.length === 0 && <p class="small">{onlineWords.noChat}</p>}
      {lines.map(line => (
        <ChatLine key={line.id} line={line} onlineWords={onlineWords} remote={remote} />
      ))}
    </div>
  );
}

function ChatLine({
  line,
  onlineWords,
  remote,
}: { line: ChatLine } & Pick<Props, 'onlineWords' | 'remote'>): JSX.Element {
  const hue = line.seat === undefined ? undefined : remote.table.value?.chairs[line.seat]?.colour;
  return (
    <p>
      {hue && <Badge hue={hue} />}
      <b>{line.name}</b> <span>{chatText(line.text, onlineWords.phrases)}</span>
    </p>
  );
}

function SayForm({ onlineWords, say }: Pick<Props, 'onlineWords'> & { say: (text: string) => void }): JSX.Element {
  const [text, setText] = useState('');
  return (
    <form
      class="say"
      onSubmit={event => {
        event.preventDefault();
        say(text);
        setText('');
      }}
    >
      <input
        type="text"
        class="field"
        value={text}
        maxLength={limits.line}
        placeholder={onlineWords.say}
        aria-label={onlineWords.say}
        autocomplete="off"
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="round" aria-label={onlineWords.send} title={onlineWords.send}>
        <Icon name="play" />
      </button>
    </form>
  );
}
