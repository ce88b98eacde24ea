/** @typedef {{ type: string, id?: string, match: string, from: number, entries: readonly { move?: string }[] }} Reply What is read of it here. */

/** Somebody at a socket of a running server, for commands that try it as a whole. */
export class Guest {
  /** @type {Reply[]} */
  #replies = [];
  #asked = 0;
  #heard = () => {};
  #socket;

  /** @param {import('ws').WebSocket} socket */
  constructor(socket) {
    this.#socket = socket;
    socket.on('message', (/** @type {Buffer} */ data) => {
      this.#replies.push(JSON.parse(data.toString()));
      this.#heard();
    });
    socket.on('close', () => this.#heard());
  }

  /**
   * Makes a person. The result is the cookie by which they are known.
   * @param {string} address
   */
  static async introduce(address) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/me`, { method: 'POST', headers, body: '{"name":"Anna"}' });
    return answer.headers.getSetCookie()[0].split(';')[0];
  }

  /**
   * @param {string} address
   * @param {string} cookie
   */
  static async come(address, cookie) {
    // Installed by now; these files are also read where nothing is.
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new Guest(socket);
  }

  /** The entries of the match that were sent so far; there is one match only. */
  get log() {
    /** @type {unknown[]} */
    const log = [];
    for (const { from, entries } of this.#replies) entries?.forEach((entry, i) => (log[from + i] = entry));
    return log;
  }

  /**
   * Asks, and waits for the answer.
   * @param {string} type
   * @param {Record<string, unknown>} rest
   */
  async ask(type, rest) {
    const id = `q${this.#asked++}`;
    this.#socket.send(JSON.stringify({ type, id, ...rest }));
    const reply = await this.until(({ id: answered }) => answered === id);
    if (reply.type === 'refused') throw new Error(`${type} was refused: ${JSON.stringify(reply)}`);
    return reply;
  }

  /**
   * Waits for a reply, also if it was there already.
   * @param {(reply: Reply) => boolean} wanted
   */
  async until(wanted) {
    for (;;) {
      const found = this.#replies.find(wanted);
      if (found) return found;
      if (this.#socket.readyState === this.#socket.CLOSED) throw new Error('the socket was closed');
      await new Promise(resolve => {
        this.#heard = () => resolve(undefined);
      });
    }
  }

  leave() {
    this.#socket.close();
  }
}
