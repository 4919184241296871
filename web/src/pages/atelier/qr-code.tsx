import { generate } from 'lean-qr';
import styles from './enrolment.module.css';

/** The quiet zone that QR readers need. */
const edge = 4;

/** A QR code as one path, dark on light in the night theme too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  const size = code.size + 2 * edge;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`${-edge} ${-edge} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect x={-edge} y={-edge} width={size} height={size} fill="#fff" />
      <path d={rows.join('')} fill="#000" />
    </svg>
  );
}
