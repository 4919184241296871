import type { PaidKey } from '#domain/catalogue.ts';
import { accentOf } from '#web/ui/accent.ts';
import { classes } from '#web/ui/classes.ts';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import styles from './page-head.module.css';

type PageHeadProps = { title: string; intro: string; emblem?: PaidKey | undefined };

/** Title and lede of an editorial page, beside an optional engraving. */
export const PageHead = ({ title, intro, emblem }: PageHeadProps) => (
  <header className={classes('wrap', styles.head, emblem && styles.drawn, emblem && accentOf(emblem))}>
    <div>
      <h1>{title}</h1>
      <p>{intro}</p>
    </div>
    {emblem && <EmblemPlate service={emblem} className={styles.emblem} />}
  </header>
);
