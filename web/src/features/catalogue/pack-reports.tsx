import { catalogue, disciplines, packPages } from '#domain/catalogue.ts';
import type { ReportExtract } from '#domain/merchant/examples.ts';
import { signedBy } from '#domain/texts/signed-by.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Signature } from '#web/ui/signature.tsx';
import styles from './pack.module.css';
import { catalogueTexts as texts } from './texts.ts';

/** What the pack consists of: each report with its pages and its signature. */
export const PackReports = ({ extracts }: { extracts: readonly ReportExtract[] }) => {
  const counted = extracts.reduce((sum, { pages }) => sum + pages, 0);
  return (
    <div>
      <p>{texts.reports}</p>
      <ul className={styles.rows}>
        {disciplines.map((key) => {
          const { name, pages } = catalogue[key];
          return (
            <li key={key} className={accentOf(key)}>
              <b>{name}</b>
              {pages && <p>{texts.reportPages(pages.min, pages.max)}</p>}
              <p>{signedBy(key)}</p>
              <Signature discipline={key} />
            </li>
          );
        })}
      </ul>
      <p className="meta">
        {texts.counted(counted, packPages.min, packPages.max)} {texts.oneBirth}
      </p>
    </div>
  );
};
