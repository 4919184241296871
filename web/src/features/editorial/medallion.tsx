import type { Expert } from '#domain/merchant/experts.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './medallion.module.css';

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map(([letter]) => letter)
    .join('');

/**
 * An expert's portrait: the engraved ring of the discipline around an engraving, or around the initials until there is
 * one. It is decorative, because the name is beside it.
 */
export const Medallion = ({ expert, className }: { expert: Expert; className?: string | undefined }) => (
  <svg className={classes('drawing', styles.medallion, className)} viewBox="0 0 320 320" aria-hidden="true">
    <use href={`/drawings/medallions.svg#${expert.discipline}`} />
    {expert.portrait === undefined ? (
      <text x="158" y="161" fontSize="66">
        {initialsOf(expert.name)}
      </text>
    ) : (
      <use href={`/portraits/${expert.portrait}#portrait`} x="92" y="92" width="136" height="136" />
    )}
  </svg>
);
