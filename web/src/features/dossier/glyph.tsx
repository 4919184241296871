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

/** A drawn sign beside its word. */
export const Glyph = ({ name, isLarge }: { name: string; isLarge?: boolean | undefined }) => (
  <svg className={classes(styles.glyph, isLarge && styles.large)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={outlines.get(name)} />
  </svg>
);
