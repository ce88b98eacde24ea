import './qr-picture.css';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { later } from '../kit/later.ts';
import type { QrCode } from './qr-code.ts';

/** Cameras look for so much light around a code, in modules. */
const MARGIN = 4;

/** Most people never see one. */
const useDrawing = later(async () => (await import('./qr-code.ts')).qrCodeOf);

/** An address for the camera of a phone: dark on light in every theme, since cameras expect it so. */
export function QrPicture({ address, label }: { address: string; label: string }): JSX.Element | undefined {
  const { found: qrCodeOf, problem } = useDrawing();
  const code = useMemo(() => qrCodeOf?.(address), [qrCodeOf, address]);
  if (problem !== undefined || (qrCodeOf && !code)) return undefined;
  return <div class="qr">{code && <Drawing code={code} label={label} />}</div>;
}

function Drawing({ code, label }: { code: QrCode; label: string }): JSX.Element {
  const size = code.length + 2 * MARGIN;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={outlineOf(code)} fill="black" />
    </svg>
  );
}

/** Dark modules beside each other are one bar. */
function outlineOf(code: QrCode): string {
  const bars = code.flatMap((line, y) => {
    const text = line.map(dark => (dark ? '1' : '0')).join('');
    return [...text.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index + MARGIN} ${y + MARGIN}h${run.length}v1H${index + MARGIN}z`,
    );
  });
  return bars.join('');
}
