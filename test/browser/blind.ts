import type { Locator, Page } from 'playwright-core';

/**
 * Somebody who does not see the page: all that they know was read to them, from live regions and from what the keys find.
 * They never look at the drawing, nor at anything that is not said.
 */
export class BlindPlayer {
  readonly page: Page;
  /** What the cursor says. */
  readonly #cursor: Locator;
  #asked = 0;

  constructor(page: Page) {
    this.page = page;
    this.#cursor = page.locator('[aria-live="assertive"]');
  }

  /** What is asked of them now, and what is told beside it. */
  task(): Promise<string> {
    return this.page.getByRole('region', { name: 'Your turn' }).innerText();
  }

  /** Types a question or a move, and hears the answer. */
  async ask(text: string): Promise<string> {
    const line = this.page
      .getByRole('textbox', { name: 'Question or move' })
      .or(this.page.getByRole('combobox', { name: 'Question or move' }));
    if ((await line.count()) === 0) await this.page.keyboard.press('/');
    await line.waitFor();
    await line.fill(text);
    await line.press('Enter');
    this.#asked++;
    const answers = this.page.getByRole('log', { name: 'Answers' });
    // Six answers stay to be read again.
    const answer = answers.locator(':scope > div').nth(Math.min(this.#asked, 6) - 1);
    await answer.filter({ has: this.page.getByText(text, { exact: true }) }).waitFor();
    return (await answer.innerText()).split('\n').slice(1).join('\n').trim();
  }

  /** Back to the board, which takes the keys. */
  async leaveLine(): Promise<void> {
    const line = this.page.getByRole('region', { name: 'Ask or play by typing' });
    if ((await line.count()) === 0) return;
    await this.page.keyboard.press('Escape');
    await line.waitFor({ state: 'detached' });
    this.#asked = 0;
  }

  /** Presses a key on the board and hears where the cursor is. */
  async hear(key: string): Promise<string> {
    await this.page.keyboard.press(key);
    await this.page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    return this.#cursor.innerText();
  }

  /** Listens until the cursor says this. */
  async hearUntil(words: string): Promise<string> {
    const heard = this.#cursor.filter({ hasText: words });
    await heard.waitFor({ state: 'attached' });
    return heard.innerText();
  }
}
