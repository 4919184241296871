import type { PaidKey } from '#domain/catalogue.ts';
import { leavesOf, paths } from '#web/platform/paths.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import styles from './checkout.module.css';

const addressOf = ([first]: readonly PaidKey[]): string =>
  first === undefined || first === 'pack-complet' ? paths.examples : leavesOf(first);

/** Leads to pages of finished reports, in another tab, so that nothing typed is lost. */
export const LeafLink = ({ selection }: { selection: readonly PaidKey[] }) => (
  <p className="meta">
    <a className={styles.leaf} href={addressOf(selection)} target="_blank" rel="noopener">
      {texts.leaf}
      <span className="sr">{texts.newTab}</span>
    </a>
  </p>
);
