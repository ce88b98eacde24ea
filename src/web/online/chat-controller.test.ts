import { expect, test } from 'vitest';
import { SPECTATOR } from '../../engine/game.ts';
import { loadGame } from '../../games/registry.ts';
import { online as german } from '../words/online.de.ts';
import { ChatController, chatText, phraseLine } from './chat-controller.ts';
import { RemoteTable } from './remote-table.ts';
import { Elsewhere } from './testing/elsewhere.ts';

const desert = await loadGame('durch-die-wueste');

function talk(viewer = 0) {
  const elsewhere = new Elsewhere(desert, 2, viewer);
  const chatController = new ChatController(new RemoteTable(elsewhere, 'm1'));
  let said = 0;
  const hear = (seat?: number) => {
    const line = { id: `l${said++}`, at: 0, name: 'Ben', text: 'hello', ...(seat !== undefined && { seat }) };
    elsewhere.send({ type: 'said', match: 'm1', line });
  };
  return { elsewhere, chatController, hear };
}

test('a phrase is read in one’s own language, everything else as it was typed', () => {
  expect(chatText(phraseLine('luck'), german.phrases)).toBe('Viel Glück!');
  expect(chatText('/constructor', german.phrases)).toBe('/constructor');
  expect(chatText('luck', german.phrases)).toBe('luck');
});

test('what others say is unread until it is in sight', () => {
  const { chatController, hear } = talk();
  hear(1);
  hear(0);
  hear();
  expect(chatController.unread.value).toHaveLength(2);
  chatController.shown.value = 1;
  chatController.readAll();
  chatController.shown.value = 0;
  expect(chatController.unread.value).toHaveLength(0);
  hear(1);
  expect(chatController.unread.value).toHaveLength(1);
});

test('what others say is read aloud while it is not in sight, the latest lines of it, and nothing where that is not wanted', () => {
  const { chatController, hear } = talk();
  hear(1);
  hear(0);
  expect(chatController.aloud(true).map(({ id }) => id)).toEqual(['l0']);
  expect(chatController.aloud(false)).toEqual([]);
  for (let i = 0; i < 9; i++) hear(1);
  expect(chatController.aloud(true).map(({ id }) => id)).toEqual(['l5', 'l6', 'l7', 'l8', 'l9', 'l10']);
  chatController.shown.value = 1;
  expect(chatController.aloud(true)).toEqual([]);
});

test('a line that comes twice is heard once', () => {
  const { elsewhere, chatController } = talk();
  const line = { id: 'once', at: 0, name: 'Ben', text: 'hello', seat: 1 };
  for (let i = 0; i < 2; i++) elsewhere.send({ type: 'said', match: 'm1', line });
  expect(chatController.unread.value).toHaveLength(1);
});

test('who watches has said nothing that another spectator said', () => {
  const { chatController, hear } = talk(SPECTATOR);
  hear();
  expect(chatController.unread.value).toHaveLength(1);
});

test('blanks are not said', () => {
  const { elsewhere, chatController } = talk();
  chatController.say('   ');
  chatController.say(' hi ');
  expect(elsewhere.asked.map(({ wish }) => wish)).toEqual([{ type: 'say', match: 'm1', text: 'hi' }]);
});
