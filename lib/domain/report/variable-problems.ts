import type { Values } from '../dossier/values.ts';
import { variableTexts as texts } from '../texts/variables.ts';
import { isFirstName, isWhole } from './addressed.ts';
import { type Notation, notationsIn } from './notation.ts';
import { exampleFor, meantBy } from './variables.ts';

/** The words behind a bracket that stands alone, or before it. */
const beside = 30;
const besideOf = ({ from, to, text: sign }: Notation, text: string): string =>
  ('{['.includes(sign) ? text.slice(from, to + beside) : text.slice(Math.max(0, from - beside), to)).trim();

/** Why a notation of a text is not filled in, in French. */
const problemOf = (notation: Notation, text: string, values: Values): string => {
  if (notation.kind === 'agreement')
    return isWhole(notation) ? texts.third(notation.text) : texts.wordings(notation.text);
  if (notation.kind === 'broken') return texts.broken(besideOf(notation, text));
  if (isFirstName(notation)) return texts.waiting(notation.text);
  const found = meantBy(notation.name, [], values);
  if (found === 'ambiguous') return texts.ambiguous(notation.text, exampleFor(notation.name, values));
  return typeof found === 'string' ? texts[found](notation.text) : texts.waiting(notation.text);
};

export type Problem = { readonly from: number; readonly to: number; readonly text: string };

/** All that `isLeft` says is not filled in, each with its place and its reason. */
export const problemsIn = (
  text: string,
  values: Values,
  isLeft: (notation: Notation) => boolean = () => true,
): Problem[] =>
  notationsIn(text)
    .filter(isLeft)
    .map((notation) => ({
      from: notation.from,
      to: notation.to,
      text: problemOf(notation, text, values),
    }));

/** Stands for a piece of a line, whose own signs are no notation. */
export const atom = '\ufffc';
