import type { Access } from '#domain/atelier.ts';
import { signers } from '#domain/merchant/signers.ts';
import { RegisterLines } from '#web/features/register/register-lines.tsx';
import styles from './specimen.module.css';
import { specimenTexts as texts } from './specimen-texts.ts';

const service = 'astrologie-occidentale';

/** An invented order; each line is of a kind that the journal records. */
const lines: readonly (Access & { readonly when: string })[] = [
  { at: '2026-11-24T10:40:00Z', when: texts.read, by: 'customer', what: 'report', service },
  {
    at: '2026-11-24T08:12:00Z',
    when: texts.written,
    by: 'expert',
    name: signers[service],
    what: 'birth_data',
    service,
  },
  { at: '2026-11-23T16:05:00Z', when: texts.corrected, by: 'customer', what: 'birth_corrected' },
];

/** What the account will show of an order: who opened its data, when and why. */
export const Specimen = () => (
  <figure className={styles.specimen}>
    <figcaption>
      <b>{texts.mark}</b> {texts.caption}
    </figcaption>
    <RegisterLines accesses={lines} whenOf={({ when }) => when} />
  </figure>
);
