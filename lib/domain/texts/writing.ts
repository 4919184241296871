import { formatDate, formatDay } from '../dates.ts';
import { noon } from '../noon.ts';
import type { Writing } from '../report/writing.ts';
import { capitalized, fr, ofName } from './typography.ts';

type Share = { readonly words: number; readonly text: string };

const partsOf = ({ typed, passages, notes, quotes }: NonNullable<Writing['words']>): Share[] =>
  [
    { words: typed, text: 'tapés au pupitre' },
    { words: passages, text: 'repris de ses propres passages' },
    { words: notes, text: 'de ses notes' },
    ...quotes.map(({ author, words }) => ({ words, text: `cités ${ofName(author)}` })),
  ].filter(({ words }) => words > 0);

/** Whole percents whose sum is 100; the largest rests are rounded up. */
const percents = (shares: readonly Share[]): number[] => {
  const all = shares.reduce((sum, { words }) => sum + words, 0);
  const exact = shares.map(({ words }) => (100 * words) / all);
  const missing = 100 - exact.reduce((sum, one) => sum + Math.floor(one), 0);
  const rest = (index: number): number => (exact[index] ?? 0) % 1;
  const raised = new Set([...exact.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, missing));
  return exact.map((one, index) => Math.floor(one) + (raised.has(index) ? 1 : 0));
};

/** «94 % tapés au pupitre, 6 % repris de ses propres passages» */
const sharesText = (words: NonNullable<Writing['words']>): string => {
  const shares = partsOf(words);
  const whole = percents(shares);
  return shares
    .map(({ text }, index) => (whole[index] ? `${whole[index]} % ${text}` : `moins de 1 % ${text}`))
    .join(', ');
};

/** «écrit en 3 jours, du 2 au 4 décembre 2026» */
const datesText = ({ first, last, count }: NonNullable<Writing['dates']>): string => {
  if (count === 1) return `écrit le ${formatDate(noon(last))}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = isOneMonth ? formatDay(noon(first)).replace(/ .*/u, '') : formatDay(noon(first));
  return `écrit en ${count} jours, du ${from} au ${formatDate(noon(last))}`;
};

export const writingTexts = {
  name: 'Écriture',
  /** The sentence of the colophon. */
  sentence: ({ words, dates, by, signed }: Writing): string =>
    fr(
      [
        words && `Des mots du texte, ${sharesText(words)}${dates ? ` ; ${datesText(dates)}` : ''}.`,
        signed && `« Aucune phrase de ce rapport ne vient d’une machine » : ${by} le signe.`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  /** Words in figures, without what there is none of. */
  measured: ({ typed, passages, notes, quotes }: NonNullable<Writing['words']>): string =>
    fr(
      [
        { words: typed, text: 'tapés un à un' },
        { words: passages, text: 'repris de passages déjà écrits par la même personne' },
        { words: notes, text: 'de ses notes' },
        { words: quotes.reduce((sum, { words }) => sum + words, 0), text: 'de citations' },
      ]
        .filter(({ words }) => words > 0)
        .map(({ words, text }) => `${words} ${text}`)
        .join(' ; '),
    ),
  datesOf: (dates: NonNullable<Writing['dates']>): string => fr(capitalized(datesText(dates))),
} as const;
