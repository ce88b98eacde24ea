import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { limits } from '../../protocol/limits.ts';
import type { ChatLine } from '../../protocol/replies.ts';
import { useKeyboardRoom } from '../browser/keyboard-room.ts';
import { useHigh } from '../browser/screen-shape.ts';
import { Badge } from '../kit/players.tsx';
import { chatAloud } from '../page/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { type ChatController, chatText, phraseLine } from './chat-controller.ts';
import { myName } from './identity.ts';
import { ensureName } from './name-dialog.tsx';
import type { OnlineContext } from './online-context.ts';
import { SpeakerButton } from './speaker-button.tsx';

interface Props extends OnlineContext {
  readonly chatController: ChatController;
}

/**
 * The talk at the table as one more fold beside the board: open where there is room for it and the log, else in its
 * place, one or the other.
 */
export function ChatFold(props: Props): JSX.Element {
  const high = useHigh();
  const [open, setOpen] = useState(high);
  useEffect(() => setOpen(high), [high]);
  return (
    <details
      class="chat-fold arrowed"
      {...(!high && { name: 'folds' })}
      open={open}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        <ChatTitle {...props} />
        {!open && <LatestLine {...props} />}
      </summary>
      <div class="fold">{open && <ChatBox {...props} />}</div>
    </details>
  );
}

/** The same at the end of a game: people want to thank each other. */
export function ChatAfterwards(props: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <details class="chat-after arrowed" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <ChatTitle {...props} />
        {!open && <LatestLine {...props} />}
      </summary>
      {open && <ChatBox {...props} />}
    </details>
  );
}

function ChatTitle({ chatController, onlineWords }: Props): JSX.Element {
  const unread = chatController.unread.value.length;
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

/** For the eye: to listeners the name of the fold tells how many lines are new. */
function LatestLine({ chatController, onlineWords }: Props): JSX.Element | undefined {
  const line = chatController.lines.value.at(-1);
  if (!line) return undefined;
  return (
    <span class="chat-peek" aria-hidden="true">
      {line.name}: {chatText(line.text, onlineWords.phrases)}
    </span>
  );
}

/** Reads aloud what others say while the talk is not in sight; in sight it reads itself. */
export function ChatVoice({ chatController, onlineWords }: Props): JSX.Element {
  return (
    <div class="unseen" role="log" data-chat-voice>
      {chatController.aloud(chatAloud.value === 'on').map(({ id, name, text }) => (
        <p key={id}>{onlineWords.says(name, chatText(text, onlineWords.phrases))}</p>
      ))}
    </div>
  );
}

/** The same behind a button, where there is no room beside the board. */
export function ChatButton(props: Props): JSX.Element {
  const { chatController, onlineWords } = props;
  const [open, setOpen] = useState(false);
  const unread = chatController.unread.value.length;
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
      {open && <ChatSheet {...props} close={() => setOpen(false)} />}
    </>
  );
}

/** The same as a bar along the lower edge of the screen, while people gather on a phone: nobody scrolls to find it. */
export function ChatBar(props: Props): JSX.Element {
  const { chatController, onlineWords } = props;
  const [open, setOpen] = useState(false);
  return (
    <div class="chat-bar">
      <ChatVoice {...props} />
      <button type="button" class="button plain" onClick={() => setOpen(true)}>
        <Icon name="chat" />
        <ChatTitle {...props} />
        {chatController.lines.value.length > 0 ? (
          <LatestLine {...props} />
        ) : (
          <span class="chat-peek" aria-hidden="true">
            {onlineWords.noChat}
          </span>
        )}
      </button>
      {open && <ChatSheet {...props} close={() => setOpen(false)} />}
    </div>
  );
}

function ChatSheet({ close, ...props }: Props & { close: () => void }): JSX.Element {
  return (
    <Dialog title={props.onlineWords.chat} words={props.words} close={close} look="sheet chat-sheet">
      <ChatBox {...props} />
    </Dialog>
  );
}

export function ChatBox(props: Props): JSX.Element {
  const { chatController, onlineWords, remote } = props;
  useReading(chatController);
  useKeyboardRoom();
  const say = async (text: string) => {
    if (await ensureName()) chatController.say(text);
  };
  return (
    <div class="chat">
      <ChatLines {...props} />
      {maySpeak(remote) ? <Saying onlineWords={onlineWords} say={text => void say(text)} /> : <ListenOnly {...props} />}
    </div>
  );
}

/** Those who sit there, and those who watch where they were asked to. */
function maySpeak({ seat, table }: OnlineContext['remote']): boolean {
  return seat.value !== undefined || table.value?.floor === 'open';
}

function ListenOnly({ onlineWords }: Pick<Props, 'onlineWords'>): JSX.Element {
  return <p class="small">{onlineWords.manners.listenOnly}</p>;
}

function Saying({ onlineWords, say }: Pick<Props, 'onlineWords'> & { say: (text: string) => void }): JSX.Element {
  return (
    <>
      <div class="phrases">
        {Object.entries(onlineWords.phrases).map(([name, phrase]) => (
          <button key={name} type="button" class="button plain" onClick={() => say(phraseLine(name))}>
            {phrase}
          </button>
        ))}
      </div>
      <SayForm onlineWords={onlineWords} say={say} />
    </>
  );
}

/** Whatever is in sight is read. */
function useReading(chatController: ChatController): void {
  const { length } = chatController.lines.value;
  useEffect(() => {
    chatController.shown.value++;
    return () => void chatController.shown.value--;
  }, [chatController]);
  useEffect(() => chatController.readAll(), [chatController, length]);
}

function ChatLines({ chatController, onlineWords, remote, words }: Props): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const lines = chatController.lines.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return (
    <div class="chat-lines" role="log" aria-label={onlineWords.chat} tabIndex={0} ref={list}>
      {lines.length === 0 && <p class="small">{onlineWords.noChat}</p>}
      {lines.map(line => (
        <ChatLine key={line.id} line={line} onlineWords={onlineWords} remote={remote} words={words} />
      ))}
    </div>
  );
}

function ChatLine({ line, onlineWords, remote, words }: { line: ChatLine } & OnlineContext): JSX.Element {
  const hue = line.seat === undefined ? undefined : remote.table.value?.chairs[line.seat]?.colour;
  const isOwn = line.seat === undefined ? line.name === myName.value : line.seat === remote.seat.value;
  return (
    <p>
      {hue && <Badge hue={hue} />}
      {isOwn ? <b>{line.name}</b> : <SpeakerButton line={line} remote={remote} words={words} />}{' '}
      {line.seat === undefined && <small>({onlineWords.manners.watching}) </small>}
      <span>{chatText(line.text, onlineWords.phrases)}</span>
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
