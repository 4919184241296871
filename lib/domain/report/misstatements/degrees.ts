/** Degrees as texts and dossiers write them. */

const parts = /(\d{1,2})°(\d{2})?/gu;

/** Minutes of arc in a sign, of each degree of a text: «26°36′ à 27°10′» has two. */
export const minutesIn = (text: string): number[] =>
  [...text.matchAll(parts)].map(([, degrees, minutes = '0']) => Number(degrees) * 60 + Number(minutes));

/** Texts round to a degree up or down, and to a minute. */
export const isWrongDegree = (said: string, is: string): boolean => {
  const written = /^(\d{1,2})\D*(\d{1,2})?/u.exec(said);
  const known = minutesIn(is);
  if (!written || known.length === 0) return false;
  const [from, to] = [Math.min(...known), Math.max(...known)];
  const [, degrees, minutes] = written;
  const wanted = Number(degrees) * 60 + Number(minutes ?? 0);
  return minutes === undefined
    ? wanted <= from - 60 || wanted >= to + 60
    : wanted < from - 1 || wanted > to + 1;
};
