import { cellName } from '#domain/dossier/cell-name.ts';
import type { Block } from '#domain/report/document.ts';
import { withOrigin } from '#domain/report/origins.ts';
import { maxPassageTitle, maxTies, type NewPassage, type Passage } from '#domain/report/passage.ts';
import { wordCount } from '#domain/report/plain.ts';
import { filled } from '#domain/report/variables.ts';
import { valueTexts } from '#domain/texts/dossier.ts';
import { type Dossier, says } from './dossier.ts';
import { linesOfBlock } from './sections.ts';
import { deskTexts, passageTexts as texts } from './texts.ts';

/** A passage fits when the dossier says all that it is tied to; a free one always does. */
export const fits = ({ placements }: Passage, dossier: Dossier | undefined): boolean =>
  dossier !== undefined && placements.every(({ reference, text }) => says(dossier, reference, text));

/** What its expert wrote, without the store's own marks. */
export const bare = ({ title, service, placements, blocks }: Passage): NewPassage => ({
  ...{ title, service, placements, blocks },
});

export const linesOf = ({ blocks }: Pick<NewPassage, 'blocks'>): string[] => blocks.flatMap(linesOfBlock);

/** Its words say where they come from. */
export const asPassage = (passage: Passage): Passage => ({
  ...passage,
  blocks: passage.blocks.map((block) => withOrigin(block, { from: 'passage' })),
});

/** Text of the expert's own, marked until a word of it changes. */
export const markedBlocks = ({ id, blocks }: Pick<Passage, 'id' | 'blocks'>): Block[] =>
  blocks.map((block) => (block.kind === 'paragraph' ? { ...block, passage: id } : block));

export const excerptOf = (passage: Passage): string => {
  const text = linesOf(passage).join(' ');
  return text.length > 110 ? `${text.slice(0, 110).trimEnd()}…` : text;
};

/** Passages with the values of this dossier in place of their variables; one without any is the same passage. */
export const filledFor = (
  dossier: Dossier | undefined,
  passages: readonly Passage[] = [],
): readonly Passage[] => {
  if (!dossier) return passages;
  return passages.map((passage) => {
    const blocks = filled(passage, dossier.values);
    return linesOf({ blocks }).join('\n') === linesOf(passage).join('\n') ? passage : { ...passage, blocks };
  });
};

const valuesIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => {
    const runs =
      block.kind === 'paragraph' || block.kind === 'hour'
        ? block.runs
        : block.kind === 'list'
          ? block.rows.flatMap((row) => row.runs)
          : [];
    return runs.flatMap((run) => (typeof run === 'object' && 'value' in run ? [run] : []));
  });

/** A degree, which no other dossier has, or a date, which the next year has no more. */
const isOfOneDossier = (text: string): boolean => /°|\d{4}/.test(text);

/** What a text is tied to: the cells whose words stand in it, where they may stand in another dossier. */
export const placementsIn = (blocks: readonly Block[]): NewPassage['placements'] => {
  const cells = valuesIn(blocks).filter(
    ({ value, text }) => value.split('/').length === 3 && !isOfOneDossier(text),
  );
  const unique = new Map(cells.map(({ value, text }) => [value, { reference: value, text }]));
  return [...unique.values()].slice(0, maxTies);
};

/** «Lune en Taureau», «Tronc du jour Ding», or the first words. */
export const titleFor = (blocks: readonly Block[]): string => {
  const [placement] = placementsIn(blocks);
  const [, row, column] = placement?.reference.split('/') ?? [];
  const name = placement && (cellName(placement.reference) ?? row);
  if (placement && name !== undefined) return texts.suggested(name, placement.text, column === 'Signe');
  return linesOf({ blocks: [...blocks] })
    .join(' ')
    .split(/\s+/u)
    .slice(0, 5)
    .join(' ')
    .slice(0, maxPassageTitle);
};

/** What a passage is tied to, in words: «Lune Taureau». */
export const tieText = ({ reference, text }: NewPassage['placements'][number]): string =>
  `${cellName(reference) ?? reference.split('/')[1] ?? ''} ${valueTexts.signWords.get(text) ?? text}`;
export const tiesOf = ({ placements }: Pick<NewPassage, 'placements'>): string =>
  placements.map(tieText).join(', ');

/** «63 mots, Lune Taureau» */
export const aboutOf = (passage: Passage): string =>
  `${deskTexts.words(wordCount(passage))}, ${tiesOf(passage) || texts.free}`;

export const byTitle = new Intl.Collator('fr').compare;

/** All passages as a text that anybody can read. */
export const readable = (passages: readonly Passage[]): string =>
  passages
    .toSorted((a, b) => byTitle(a.title, b.title))
    .map((passage) =>
      [passage.title, tiesOf(passage), texts.words(wordCount(passage)), '', ...linesOf(passage)]
        .filter((line, index) => line !== '' || index === 3)
        .join('\n'),
    )
    .join('\n\n\n');
