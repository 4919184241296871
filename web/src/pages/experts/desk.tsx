import { catalogue } from '#domain/catalogue.ts';
import type { Expert } from '#domain/merchant/experts.ts';
import { Medallion } from '#web/features/editorial/medallion.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './experts.module.css';

/** What an expert works with, decorative, until there is a portrait; its own medallion where no desk is drawn. */
export const Desk = ({ expert }: { expert: Expert }) => {
  const { discipline, portrait } = expert;
  if (portrait !== undefined || catalogue[discipline].chart === undefined)
    return <Medallion expert={expert} className={styles.medallion} />;
  return (
    <svg className={classes('drawing', styles.medallion)} viewBox="0 0 320 320" aria-hidden="true">
      <use href={`/drawings/desks.svg#${discipline}`} />
    </svg>
  );
};
