import * as z from 'zod/mini';
import { plainSigns } from './letters.ts';
import { unprintable } from './printed-signs.ts';
import { validationTexts as texts, unprintableTexts } from './texts/validation.ts';

const maxNameLength = 100;

/** Letters with accents, spaces, hyphens, apostrophes and the Catalan point (§5; D'Angelo and Gal·la are customers). */
const namePattern = /^(?:[\p{L}\p{M}' ’-]|(?<=l)·(?=l))+$/iu;
/** A phone ends a name with a point when somebody types two spaces. */
const withoutLastPoint = (value: string): string => value.replace(/\.\s*$/, '');
/** Scripts whose letters look like Latin ones. */
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
/** True for a name in one script and in plain letters; full-width, mathematical and ligature letters are refused. */
const isOneScript = (value: string): boolean =>
  value.normalize('NFKC') === value.normalize('NFC') &&
  !(lookAlike.test(value) && /\p{Script=Latin}/u.test(value));
/** Nobody is called «-»: a report could not be checked against such a name. */
const hasLetter = (value: string): boolean => /\p{L}/u.test(value);
const name = (required: string, letters: string, long: string, noLetter: string) =>
  z.string().check(
    // One apostrophe: a name looks the same on pages, in mails and in reports, whatever keyboard it comes from.
    z.overwrite((value) => withoutLastPoint(plainSigns(value))),
    z.trim(),
    z.minLength(1, required),
    z.maxLength(maxNameLength, long),
    z.regex(namePattern, letters),
    z.refine(isOneScript, letters),
    z.refine(hasLetter, noLetter),
  );

/** Of a message: no paper prints it. */
export const visitorFirstNameSchema = name(
  texts.firstNameRequired,
  texts.firstNameLetters,
  texts.firstNameLong,
  texts.firstNameNoLetter,
);
export const visitorLastNameSchema = name(
  texts.lastNameRequired,
  texts.lastNameLetters,
  texts.lastNameLong,
  texts.lastNameNoLetter,
);

/** Reports and notes print it; `what` is the field in the sentence of a refusal. */
export const isPrinted = (what: keyof typeof unprintableTexts) =>
  z.refine<string>((value) => unprintable(value).length === 0, {
    error: ({ input }) => unprintableTexts[what](unprintable(String(input)).join(' ')),
  });
export const firstNameSchema = visitorFirstNameSchema.check(isPrinted('firstName'));
export const lastNameSchema = visitorLastNameSchema.check(isPrinted('lastName'));

/** §5 «Guidance form»: first and last name in one field. */
export const fullNameSchema = name(
  texts.fullNameShort,
  texts.fullNameLetters,
  texts.fullNameLong,
  texts.fullNameNoLetter,
).check(z.minLength(2, texts.fullNameShort));
