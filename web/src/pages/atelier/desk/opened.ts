import type { Section } from '#domain/report/document.ts';
import type { Draft } from '#domain/report/draft.ts';
import { isSame, keyOf, outlineKey, sectionKey, type Text } from '#domain/report/draft-text.ts';
import { nothingSaved, type Piece, pieceOf, type Saving } from './saving.ts';

/** A text that a device kept; `isUnsent`: the server has not taken it yet. */
export type Kept = { readonly text: Text; readonly base: number; readonly isUnsent: boolean };

type Known = { readonly text: Text; readonly revision: number; readonly at: string };

const knownOf = ({ outline, sections }: Draft): Map<string, Known> => {
  const { revision, ...rest } = outline;
  const saved = sections.map(({ section, ...one }): [string, Known] => [
    sectionKey(section.id),
    { text: { kind: 'section', section }, revision: one.revision, at: one.at },
  ]);
  return new Map([
    ...saved,
    ...(revision > 0
      ? [[outlineKey, { text: { kind: 'outline', outline: rest }, revision, at: '' }] as const]
      : []),
  ]);
};

/** A text that the server has not taken goes on, or stands beside what the server has. */
const merged = (known: Known | undefined, kept: Kept): Piece => {
  const own = { ...pieceOf(kept.text, kept.base), edit: 1, onDevice: 1 };
  if (!known || known.revision === kept.base) return own;
  return isSame(known.text, kept.text) ? pieceOf(known.text, known.revision) : { ...own, other: known };
};

/** The state of a draft from what the server has, what the device kept and what the consultation promises. */
export const opened = (
  draft: Draft,
  kept: readonly Kept[],
  planned: { readonly outline: Text; readonly sections: readonly Section[] },
): Saving => {
  const known = knownOf(draft);
  const pieces = new Map<string, Piece>([
    [outlineKey, pieceOf(planned.outline, 0)],
    // An outline names sections that nobody has written yet, and those have no row on the server.
    ...planned.sections.map((section): [string, Piece] => [
      sectionKey(section.id),
      pieceOf({ kind: 'section', section }, 0),
    ]),
  ]);
  for (const [key, { text, revision }] of known) pieces.set(key, pieceOf(text, revision));
  for (const one of kept) {
    if (one.isUnsent) pieces.set(keyOf(one.text), merged(known.get(keyOf(one.text)), one));
  }
  return { ...nothingSaved, pieces };
};
