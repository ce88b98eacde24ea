/** Gives a file to the person; the browser decides where it goes. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click; it may go once that has surely begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Twice as fine as the drawing's own size, for screens that are. */
const FINENESS = 2;

/** Paints a drawing pixel by pixel. */
export async function pngOf(svg: string): Promise<Blob> {
  const picture = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth * FINENESS;
    canvas.height = picture.naturalHeight * FINENESS;
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await blobOf(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
