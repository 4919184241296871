import type { Salutation } from '../mail-form.ts';
import type { ReportDocument, Run } from './document.ts';
import { fold } from './fold.ts';
import { type Agreement, type Notation, notationsIn, toldText } from './notation.ts';
import { rewrittenSection, type Telling } from './rewritten.ts';

/** Whom a report addresses: the form of address is the one that the customer has chosen, and nobody guesses another. */
export type Reader = { readonly firstName: string; readonly salutation?: Salutation | undefined };

export const isFirstName = (notation: Notation): boolean =>
  notation.kind === 'variable' && fold(notation.name) === 'prenom';

/** Two wordings or three: masculine, feminine, and the one of who chose neither; only the first may be empty («né[|e]»). */
export const isWhole = ({ wordings }: Agreement): boolean =>
  (wordings.length === 2 || wordings.length === 3) && wordings.slice(1).every((wording) => wording !== '');

const places = { monsieur: 0, madame: 1, none: 2 } as const;

/** What a notation says to this reader; undefined for one that says nothing, or that the dossier fills in. */
export const spoken = (notation: Notation, { firstName, salutation }: Reader): string | undefined => {
  if (isFirstName(notation)) return firstName === '' ? undefined : firstName;
  if (notation.kind !== 'agreement' || !isWhole(notation)) return undefined;
  return notation.wordings[places[salutation ?? 'none']];
};

/** A notation that is about the reader, and the whole text. */
export const spokenIn = (text: string): Notation | undefined => {
  const [first] = notationsIn(text);
  if (first?.text !== text) return undefined;
  return isFirstName(first) || (first.kind === 'agreement' && isWhole(first)) ? first : undefined;
};

const elidable = /(?<![\p{L}])((?:jus|lors|puis|quoi)?[Qq]u|[Dd])e[\s\u00a0](?=\{\s*pr[ée]nom\s*\})/giu;
/** «Élodie», «Yves» and «Hugo», but neither «Yasmine» nor «Harold». */
const isElided = /^(?:[aeiou]|y[^aeiouy]|h(?:e(?!i)|i|o|u|y))/u;

/** «de {prénom}» is «d’Élodie». */
const withElision = (words: string, firstName: string): string =>
  isElided.test(fold(firstName)) ? words.replace(elidable, '$1’') : words;

const tellingTo = (reader: Reader): Telling => {
  const text = (words: string): string =>
    toldText(withElision(words, reader.firstName), (notation) => spoken(notation, reader));
  const told = (run: Run): Run => {
    if (typeof run === 'string') return text(run);
    if ('value' in run) return run;
    return 'em' in run ? { ...run, em: text(run.em) } : { ...run, text: text(run.text) };
  };
  return { text, runs: (runs) => runs.map(told) };
};

/** A report in the words that its reader reads. What nobody can fill in stays, and keeps it from being delivered. */
export const addressed = (document: ReportDocument, reader: Reader): ReportDocument => ({
  ...document,
  sections: document.sections.map((section) => rewrittenSection(section, tellingTo(reader))),
});

/** What a text may say to one reader or another. */
export const inAllForms = (text: string): string[] => {
  const forms = (['monsieur', 'madame', undefined] as const).map((salutation) =>
    tellingTo({ firstName: '', salutation }).text(text),
  );
  return [...new Set(forms)];
};
