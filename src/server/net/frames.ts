/** The first byte of a frame that holds a whole text message. */
const WHOLE_TEXT = 0x81;
/** Longer messages have their length in two more bytes, or in eight; these values say which. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/**
 * WebSocket frames. Everybody who follows a match is sent the same update: its frame is made once, and goes out in one
 * piece.
 */
export class Frames {
  #text = '';
  #frame = frameOf('');

  of(text: string): Buffer {
    if (text !== this.#text) {
      this.#text = text;
      this.#frame = frameOf(text);
    }
    return this.#frame;
  }
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
}

function headOf(length: number): readonly number[] {
  if (length < TWO_BYTES) return [WHOLE_TEXT, length];
  if (length < 2 ** 16) return [WHOLE_TEXT, TWO_BYTES, length >> 8, length & 255];
  return [WHOLE_TEXT, EIGHT_BYTES, 0, 0, 0, 0, length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255];
}
