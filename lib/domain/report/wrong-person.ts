import type { CustomerInfo } from '../profile.ts';
import type { ReportRefusal } from '../upload.ts';
import { fold, isIn, searchable, without } from './fold.ts';

/** The personal facts that a report may contain; `birthDate` as YYYY-MM-DD. */
export type Person = Pick<CustomerInfo, 'firstName' | 'lastName' | 'birthDate'> & {
  /** Who ordered it for them: a report may name the giver. */
  readonly buyer?: Pick<CustomerInfo, 'firstName' | 'lastName'>;
};

const months = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];

const fullNames = ({ firstName, lastName }: Omit<Person, 'birthDate'>): string[] => [
  fold(`${firstName} ${lastName}`),
  fold(`${lastName} ${firstName}`),
];

/** The spellings of 1985-03-12, folded: «12/03/1985», «12.3.1985», «12 mars 1985», and the ISO form. */
const writingsOf = (birthDate: string): string[] => {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  if (!year || !month || !day) return [];
  const [shortDay, shortMonth] = [String(Number(day)), String(Number(month))];
  const name = months[Number(month) - 1] ?? '';
  const days = shortDay === '1' ? ['1', '01', '1er'] : [shortDay, day];
  return [
    ...days.flatMap((written) => [`${written} ${month} ${year}`, `${written} ${shortMonth} ${year}`]),
    ...days.map((written) => `${written} ${name} ${year}`),
    `${year} ${month} ${day}`,
  ];
};

/** What a text holds of another person: their full name, or their birth. */
export type Foreign = { readonly of: Person; readonly what: 'name' | 'birth' };

/**
 * The others of whom a text holds the full name or the birth date. The own names and dates are removed from the text
 * first, because others may share them.
 */
export const foreignIn = (text: string, own: Person, others: readonly Person[]): Foreign[] => {
  const buyer = own.buyer ? fullNames(own.buyer) : [];
  const rest = without(searchable(text), [...fullNames(own), ...buyer, ...writingsOf(own.birthDate)]);
  const holds = (words: readonly string[]) => words.some((one) => isIn(rest, one));
  return others.flatMap((of) => [
    ...(holds(fullNames(of)) ? [{ of, what: 'name' as const }] : []),
    ...(holds(writingsOf(of.birthDate)) ? [{ of, what: 'birth' as const }] : []),
  ]);
};

/** A first name without a letter, which an earlier rule accepted, is not looked for. */
export const hasFirstName = (text: string, { firstName }: Pick<Person, 'firstName'>): boolean => {
  const wanted = fold(firstName);
  return wanted === '' || isIn(searchable(text), wanted);
};

/**
 * Detects a report about somebody else: it lacks the first name of its person, or holds the full name or the birth date
 * of another.
 */
export const wrongPerson = (
  text: string,
  own: Person,
  others: readonly Person[],
): Extract<ReportRefusal, 'first_name_missing' | 'other_customer'> | undefined => {
  if (!hasFirstName(text, own)) return 'first_name_missing';
  return foreignIn(text, own, others).length > 0 ? 'other_customer' : undefined;
};
