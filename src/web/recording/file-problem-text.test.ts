import { expect, test } from 'vitest';
import { languages } from '../kit/view.ts';
import { wordsIn } from '../words/words.ts';
import { loadKnown } from './file-import.ts';
import { fileProblemText } from './file-problem-text.ts';
import { readLog } from './game-file.ts';

async function complaintAbout(text: string): Promise<string> {
  const read = await readLog(text, loadKnown);
  if (read.ok) throw new Error('nothing to complain about');
  return fileProblemText(await wordsIn('en'), read);
}

const header = '{"game":"durch-die-wueste","version":1,"seats":3,"options":{}}';

test.each([
  [
    'a letter',
    'Dear diary,\ntoday I crossed the desert.',
    /^This is not a Caravanserai game file\. Line 1: “Dear diary,” is not a line of a game\. Choose /,
  ],
  ['a list', '[1]\n[2]', /^This is not a Caravanserai game file\. Line 1: /],
  [
    'other data',
    '{"player":"me"}\n{}',
    /^This is not a Caravanserai game file\. Line 1: It should say which game it is\./,
  ],
  ['nothing', '', /^This is not a Caravanserai game file\. There is nothing in it\./],
  ['a picture', 'PNG\0', /^This is not a Caravanserai game file\. It holds no text\./],
  ['a game with a line that is none', `${header}\nhello`, /^This game is damaged\. Line 2: .*Ask for it again\./],
  [
    'a game that we do not have',
    '{"game":"chess","version":1,"seats":2,"options":{}}\n',
    /^There is no game called "chess" here\.$/,
  ],
])('%s: first it is said what it is', async (_, text, complaint) => {
  expect(await complaintAbout(text)).toMatch(complaint);
});

test('every language names the project first where a file is not one of ours', async () => {
  for (const language of languages) {
    const text = fileProblemText(await wordsIn(language), { ok: false, kind: 'header', line: 1, found: '' });
    expect(text).toMatch(/^[^.]*Caravanserai[^.]*\. /);
  }
});
