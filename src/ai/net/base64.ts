const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The pure layers have neither `atob` nor `Buffer`. */
export function readBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < LETTERS.length; i++) values[LETTERS.charCodeAt(i)] = i;
  const letters = text.replace(/=+$/, '').length;
  const bytes = new Uint8Array((letters * 3) >> 2);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < letters; i++) {
    held = ((held << 6) | values[text.charCodeAt(i)]) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 255;
  }
  return bytes;
}
