import type { Sign } from '#domain/guidance/sky/facts.ts';
import { num } from '#lib/drawings/geometry.ts';
import { signs as signGlyphs } from '#lib/drawings/glyphs.ts';
import type { ClockChange } from './clock-change.ts';
import styles from './offset-figures.module.css';
import { plateTexts as texts } from './plate-texts.ts';
import { clockText } from './plate-words.ts';

/** A box of 370 by 146; that of a doubled hour is 152 wide. */
const hour = 152;
const [upper, lower] = [40, 116];

const ticks = (from: number, y: number, up: 1 | -1): string =>
  Array.from({ length: 10 }, (_, index) => {
    const length = index % 3 === 0 ? 11 : 5;
    return `M${num(from + (index * hour) / 6)} ${y}v${-up * length}`;
  }).join('');

const Label = ({ x, y, at, strong }: { x: number; y: number; at: number; strong?: boolean }) => (
  <text className={strong ? styles.strong : styles.label} x={x} y={y}>
    {clockText(at)}
  </text>
);

type FoldProps = ClockChange & { /** The time that was shown twice. */ readonly shown: number };

/** The clocks went back and showed one hour twice. */
export const Fold = ({ before, after, shown }: FoldProps) => {
  const length = before - after;
  const x = (at: number, origin: number, at0: number) => at0 + ((at - origin) / length) * hour;
  const [top, bottom] = [x(shown, before, 262), x(shown, after, 110)];
  return (
    <svg className={styles.fold} viewBox="4 4 370 146" aria-hidden="true" fill="none">
      <path className={styles.fine} d={ticks(34, upper, 1) + ticks(110, lower, -1)} />
      <path className={styles.rule} d={`M34 ${upper}H262M110 ${lower}H338`} />
      <path className={styles.way} d="M262 40C308 44 308 78 262 78H115C67 78 67 112 102 115" />
      <path className={styles.gilt} d="M107.5 116l-9 -5.5l2.6 8z" />
      <Label x={34} y={22} at={before - length * 1.5} />
      <Label x={110} y={22} at={before - length} />
      <Label x={262} y={22} at={before} />
      <Label x={110} y={146} at={after} />
      <Label x={262} y={146} at={after + length} />
      <Label x={338} y={146} at={after + length * 1.5} />
      <Label x={top} y={22} at={shown} strong />
      <Label x={bottom} y={146} at={shown} strong />
      <circle className={styles.gilt} cx={num(top)} cy={upper} r="6" />
      <circle className={styles.gilt} cx={num(bottom)} cy={lower} r="6" />
      <text className={styles.side} x="310" y="38">
        {texts.before}
      </text>
      <text className={styles.side} x="58" y="131">
        {texts.after}
      </text>
    </svg>
  );
};

const degrees = (): string =>
  Array.from({ length: 31 }, (_, degree) => {
    const length = degree % 10 === 0 ? 11 : degree % 5 === 0 ? 8 : 4.5;
    return `M${30 + degree * 5} 34v${-length}`;
  }).join('');

/** The position of the ascendant in its sign. */
export const SignRuler = ({ sign, longitude }: { sign: Sign; longitude: number }) => {
  const x = 30 + (longitude % 30) * 5;
  return (
    <svg className={styles.ruler} viewBox="0 0 196 50" aria-hidden="true" fill="none">
      <path
        className={styles.sign}
        transform="translate(13 30) scale(.92) translate(-12 -12)"
        d={signGlyphs[sign]}
      />
      <path className={styles.fine} d={degrees()} />
      <path className={styles.rule} d="M30 34H180" />
      <path className={styles.mark} d={`M${num(x)} 20V40`} />
      <path className={styles.gilt} d={`M${num(x - 5)} 13h10l-5 8Z`} />
      <text className={styles.small} x="30" y="47">
        0°
      </text>
      <text className={styles.small} x="176" y="47">
        30°
      </text>
    </svg>
  );
};
