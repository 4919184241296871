import type { Named } from '../persons.ts';
import type { CustomerInfo } from '../profile.ts';
import { monthOf } from '../texts/typography.ts';
import { fold, isIn, searchable } from './fold.ts';
import {
  isPartOfName,
  isWrittenAsName,
  quoteOf,
  spacedLines,
  type Word,
  withoutBreaks,
  withoutSpacing,
  wordsOf,
} from './written-names.ts';

/** The personal facts that a report may contain; `birthDate` as YYYY-MM-DD. */
export type Person = Pick<CustomerInfo, 'firstName' | 'lastName' | 'birthDate'> & {
  /** Who ordered it for them: a report may name the giver. */
  readonly buyer?: Pick<CustomerInfo, 'firstName' | 'lastName'>;
  /** The names of the certificate, with which numerology counts. */
  readonly birthNames?: CustomerInfo['birthNames'];
};

/** The spellings of 1985-03-12, folded: «12/03/1985», «12.3.1985», «12 mars 1985», and the ISO form. */
const writingsOf = (birthDate: string): string[] => {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  if (!year || !month || !day) return [];
  const [shortDay, shortMonth] = [String(Number(day)), String(Number(month))];
  const name = fold(monthOf(birthDate));
  const days = shortDay === '1' ? ['1', '01', '1er'] : [shortDay, day];
  return [
    ...days.flatMap((written) => [`${written} ${month} ${year}`, `${written} ${shortMonth} ${year}`]),
    ...days.map((written) => `${written} ${name} ${year}`),
    `${year} ${month} ${day}`,
  ];
};

/** What a text holds of another person: their full name, or their birth; `words` show where. */
export type Foreign = {
  readonly of: Person;
  readonly what: 'name' | 'birth';
  readonly words: string;
};

type Form = {
  readonly words: readonly string[];
  /** «D’Angelo, Jean-Baptiste»: the last name stands first. */
  readonly mayHaveComma: boolean;
};
const formOf = (text: string, mayHaveComma: boolean): Form => ({
  words: fold(text).split(' '),
  mayHaveComma,
});
const nameForms = ({ firstName, lastName }: Named): Form[] => [
  formOf(`${firstName} ${lastName}`, false),
  formOf(`${lastName} ${firstName}`, true),
];
const birthForms = (birthDate: string): Form[] => writingsOf(birthDate).map((text) => formOf(text, true));

/** Entries by the first two words of each of their forms: many share one. */
type Index<Entry> = ReadonlyMap<string, readonly (readonly [Form, Entry])[]>;
const indexOf = <Entry>(forms: readonly (readonly [Form, Entry])[]): Index<Entry> => {
  const index = new Map<string, (readonly [Form, Entry])[]>();
  for (const one of forms) {
    const key = one[0].words.slice(0, 2).join(' ');
    const known = index.get(key);
    if (known) known.push(one);
    else index.set(key, [one]);
  }
  return index;
};

type Span = readonly [from: number, to: number];
type Hit<Entry> = { readonly span: Span; readonly form: Form; readonly entry: Entry };

/** Where the forms of an index stand among the words. */
const hitsOf = <Entry>(words: readonly Word[], index: Index<Entry>): Hit<Entry>[] =>
  words.flatMap(({ folded }, from) => {
    const alone = index.get(folded) ?? [];
    const began = index.get(`${folded} ${words[from + 1]?.folded}`) ?? [];
    return [...alone, ...began].flatMap(([form, entry]) => {
      const isThere = form.words.every((word, at) => words[from + at]?.folded === word);
      return isThere ? [{ span: [from, from + form.words.length] as const, form, entry }] : [];
    });
  });

type Own = {
  readonly forms: Index<undefined>;
  /** Single words of the reader's names. */
  readonly names: ReadonlySet<string>;
};

const ownOf = (own: Person, printed: readonly string[]): Own => {
  const { birthNames } = own;
  const certificate = birthNames && [
    { firstName: birthNames.firstNames, lastName: birthNames.lastName },
    { firstName: own.firstName, lastName: birthNames.lastName },
  ];
  const named = [own, ...(own.buyer ? [own.buyer] : []), ...(certificate ?? [])];
  const alone = named.flatMap(({ firstName, lastName }) => [firstName, lastName]);
  const forms = [
    ...named.flatMap(nameForms),
    ...birthForms(own.birthDate),
    ...[...alone, ...printed].map((text) => formOf(text, true)),
  ];
  return {
    forms: indexOf(forms.map((form) => [form, undefined] as const)),
    names: new Set(alone.flatMap((name) => fold(name).split(' '))),
  };
};

/** True for each span that lies within what the report may say. */
const allowedIn = (words: readonly Word[], { forms }: Own) => {
  const ends = words.map(() => 0);
  for (const { span } of hitsOf(words, forms)) ends[span[0]] = Math.max(ends[span[0]] ?? 0, span[1]);
  let end = 0;
  const reach = ends.map((one) => {
    end = Math.max(end, one);
    return end;
  });
  return ([from, to]: Span): boolean => (reach[from] ?? 0) >= to;
};

type Sought = Pick<Foreign, 'of' | 'what'>;

const isFound = (words: readonly Word[], { span, form, entry }: Hit<Sought>, own: Own): boolean => {
  if (entry.what === 'birth') return true;
  const found = words.slice(...span);
  const isBroken = found
    .slice(1)
    .some(({ gap }) => gap === 'stop' || (gap === 'comma' && !form.mayHaveComma));
  return !isBroken && isWrittenAsName(found) && !isPartOfName(words, span, own.names);
};

const compact = ({ words }: Form): string => words.join('');

/**
 * Finds the others whose full name or birth date a text holds. A name is at least two words with capitals that follow
 * each other and are no part of a longer one, so that nobody who orders as «Votre Chemin» stands in another's report.
 * What lies within the reader's own names and dates, or within the `printed` words of every report, is not theirs.
 */
export const foreignFinder = (own: Person, printed: readonly string[], others: readonly Person[]) => {
  const mine = ownOf(own, printed);
  const names = others.flatMap((of) =>
    nameForms(of)
      .filter(({ words }) => words.length > 1)
      .map((form) => [form, { of, what: 'name' }] as const),
  );
  const births = others.flatMap((of) =>
    birthForms(of.birthDate).map((form) => [form, { of, what: 'birth' }] as const),
  );
  const sought: Index<Sought> = indexOf<Sought>([...names, ...births]);
  const spacedNames = new Map(names.map(([form, { of }]) => [compact(form), of]));
  const ownCompact = new Set(nameForms(own).map(compact));

  const inText = (text: string): Foreign[] => {
    const words = wordsOf(text);
    const isAllowed = allowedIn(words, mine);
    return hitsOf(words, sought)
      .filter((hit) => !isAllowed(hit.span) && isFound(words, hit, mine))
      .map(({ span: [from, to], entry }) => {
        const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
        return { ...entry, words: quoteOf(text, start, end) };
      });
  };
  const inSpacedLines = (text: string): Foreign[] =>
    spacedLines(text).flatMap((line) => {
      const of = ownCompact.has(line) ? undefined : spacedNames.get(line);
      return of ? [{ of, what: 'name' as const, words: line.toLocaleUpperCase('fr') }] : [];
    });

  /** Each of the others once for the name and once for the birth. */
  return (text: string): Foreign[] => {
    const readings = [...new Set([text, withoutBreaks(text), withoutSpacing(text)])];
    const first = new Map<string, Foreign>();
    for (const found of [...readings.flatMap(inText), ...inSpacedLines(text)]) {
      const key = `${found.what} ${others.indexOf(found.of)}`;
      if (!first.has(key)) first.set(key, found);
    }
    return [...first.values()];
  };
};

/** A first name without a letter, which an earlier rule accepted, is not looked for. */
export const hasFirstName = (text: string, { firstName }: Pick<Person, 'firstName'>): boolean => {
  const wanted = fold(firstName);
  return wanted === '' || isIn(searchable(text), wanted);
};
