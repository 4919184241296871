import type { ReportExtract } from '#domain/merchant/examples.ts';
import { signedBy } from '#domain/texts/signed-by.ts';
import styles from './pack-details.module.css';
import { catalogueTexts } from './texts.ts';

const texts = catalogueTexts.meeting;

/** A sentence from each of the four examples about one birth. */
export const Meeting = ({ extracts }: { extracts: readonly ReportExtract[] }) => (
  <div>
    <h3>{texts.title}</h3>
    <p>{texts.intro}</p>
    <ul>
      {extracts.map(({ id, discipline, title, quote }) => (
        <li key={id}>
          <q className={styles.advice}>{quote.join(' ')}</q>
          <p className="meta">
            {title}, {signedBy(discipline)}
          </p>
        </li>
      ))}
    </ul>
  </div>
);
