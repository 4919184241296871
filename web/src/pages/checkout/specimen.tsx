import { signers } from '#content/writers.ts';
import type { Access } from '#domain/atelier.ts';
import { disciplines } from '#domain/catalogue.ts';
import { RegisterLines } from '#web/features/register/register-lines.tsx';
import { specimenTexts } from './details-texts.ts';
import styles from './specimen.module.css';

const [service] = disciplines;

/** An invented order; each line is of a kind that the journal records. */
const lines: readonly (Access & { readonly when: string })[] = [
  { at: '2026-11-24T10:40:00Z', when: specimenTexts.read, by: 'customer', what: 'report', service },
  {
    at: '2026-11-24T08:12:00Z',
    when: specimenTexts.written,
    by: 'expert',
    name: signers[service][0],
    what: 'birth_data',
    service,
  },
  { at: '2026-11-23T16:05:00Z', when: specimenTexts.corrected, by: 'customer', what: 'birth_corrected' },
];

/** What the account will show of an order: who opened its data, when and why. */
export const Specimen = () => (
  <figure className={styles.specimen}>
    <figcaption>
      <b>{specimenTexts.mark}</b> {specimenTexts.caption}
    </figcaption>
    <RegisterLines accesses={lines} whenOf={({ when }) => when} />
  </figure>
);
