import { filled, type Known, type pageNames } from '../filled.ts';
import { shopName } from '../merchant/contact.ts';
import { reportExamples } from '../merchant/examples.ts';
import { allSigners } from '../merchant/signers.ts';
import { statutoryDays } from '../withdrawal.ts';
import { inWords } from './counts.ts';
import { disciplinesInWords, readingsInWords } from './how-many.ts';
import { packGuarantee } from './pack-guarantee.ts';
import { capitalized, fr } from './typography.ts';

const experts = inWords(allSigners.length);
const examples = inWords(reportExamples.length);

const values: Known<typeof pageNames> = {
  boutique: shopName,
  lectures: readingsInWords,
  disciplines: disciplinesInWords,
  Disciplines: capitalized(disciplinesInWords),
  experts,
  Experts: capitalized(experts),
  exemples: examples,
  Exemples: capitalized(examples),
  'jours-légaux': statutoryDays,
  'garantie-du-pack': packGuarantee('un'),
};

/** A text of `lib/content/pages.json` as search engines read it. */
export const plainWords = (text: string): string => filled(text, values);

/** The same as a page shows it. */
export const pageWords = (text: string): string => fr(plainWords(text));

type Voices = { readonly first: string; readonly second: string };
export const voicesOf = ({ first, second }: Voices): Voices => ({
  first: pageWords(first),
  second: pageWords(second),
});

type Entry = { readonly title: string; readonly text: string };
export const entriesOf = (written: readonly Entry[]): Entry[] =>
  written.map(({ title, text }) => ({ title: pageWords(title), text: pageWords(text) }));

type Headed = { readonly title: string; readonly intro: string };
export const headOf = ({ title, intro }: Headed): Headed => ({
  title: pageWords(title),
  intro: pageWords(intro),
});
