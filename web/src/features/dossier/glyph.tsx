import { branches, elements, planets, points, signs, stems } from '#lib/drawings/glyphs.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './tables.module.css';

const outlines: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ...signs, ...planets, ...branches, ...elements }),
  ...stems.map((outline, index) => [`stem${index}`, outline] as const),
  ['northNode', points.northNode],
  ['southNode', points.southNode],
  ['earthBody', points.earth],
]);

/** The outline of a sign in a square of 24. */
export const glyphOutline = (name: string): string | undefined => outlines.get(name);

/** A drawn sign beside its word. */
export const Glyph = ({ name, isLarge }: { name: string; isLarge?: boolean | undefined }) => (
  <svg className={classes(styles.glyph, isLarge && styles.large)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={glyphOutline(name)} />
  </svg>
);
