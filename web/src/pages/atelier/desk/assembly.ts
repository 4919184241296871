import { sentencesOf } from '#domain/margin.ts';
import { type Block, maxBlocks, type Section } from '#domain/report/document.ts';
import { fold } from '#domain/report/fold.ts';
import type { Passage } from '#domain/report/passage.ts';
import { saveSection } from '#domain/wire/desk.ts';
import type { Dossier } from './dossier.ts';
import { fits, linesOf, markedBlocks } from './passages.ts';
import { fillOf, linesOfBlock } from './sections.ts';
import { belongingTo } from './subjects.ts';

/** A section with the own passages that it could take, the tightest first. */
export type Assembled = { readonly section: Section; readonly passages: readonly Passage[] };

/** A short sentence («Et après ?») stands in many texts. */
const fewest = 20;

const readPassages = new WeakMap<Passage, readonly string[]>();
const sentencesIn = (passage: Passage): readonly string[] => {
  const known = readPassages.get(passage);
  if (known) return known;
  const all = linesOf(passage)
    .flatMap(sentencesOf)
    .map(fold)
    .filter((sentence) => sentence !== '');
  const long = all.filter(({ length }) => length >= fewest);
  const read = long.length > 0 ? long : all;
  readPassages.set(passage, read);
  return read;
};

const readSections = new WeakMap<Section['blocks'], string>();
const wordsIn = ({ blocks }: Section): string => {
  const words = readSections.get(blocks) ?? fold(blocks.flatMap(linesOfBlock).join(' '));
  readSections.set(blocks, words);
  return words;
};

/** A passage stands in the report while its mark does, and as long as half of its sentences do. */
const standsIn = (sections: readonly Section[]): ((passage: Passage) => boolean) => {
  const marks = new Set(
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'paragraph' ? (block.passage ?? []) : [])),
    ),
  );
  const text = sections.map(wordsIn).join(' | ');
  return (passage) => {
    if (marks.has(passage.id)) return true;
    const sentences = sentencesIn(passage);
    const standing = sentences.filter((sentence) => text.includes(sentence)).length;
    return sentences.length > 0 && standing * 2 >= sentences.length;
  };
};

/** More ties that fit are tighter; equal ones follow the dossier. */
const tightestFirst = (passages: readonly Passage[], { values }: Dossier): Passage[] => {
  const places = new Map([...values.texts.keys()].map((reference, place) => [reference, place]));
  const placeOf = ({ placements: [first] }: Passage) =>
    places.get(first?.reference ?? '') ?? Number.MAX_SAFE_INTEGER;
  return passages.toSorted(
    (a, b) =>
      b.placements.length - a.placements.length ||
      placeOf(a) - placeOf(b) ||
      a.title.localeCompare(b.title, 'fr'),
  );
};

const isBlank = (block: Block): boolean =>
  block.kind === 'paragraph' && !block.proof && linesOfBlock(block).join('').trim() === '';

/** The section with passages behind its text, each marked until it is touched. */
export const withPassages = (section: Section, passages: readonly Passage[]): Section => {
  const last = section.blocks.findLastIndex((block) => !isBlank(block));
  return { ...section, blocks: [...section.blocks.slice(0, last + 1), ...passages.flatMap(markedBlocks)] };
};

/** Some room stays for what the expert writes around them. */
const mostBytes = saveSection.maxBytes * 0.8;
const bytesOf = (blocks: readonly Block[]): number => new TextEncoder().encode(JSON.stringify(blocks)).length;

/** As many of them as the section can hold. */
const withinRoom = (section: Section, passages: readonly Passage[]): Passage[] => {
  let [blocks, bytes] = [section.blocks.length, bytesOf(section.blocks)];
  return passages.filter((passage) => {
    const more = bytesOf(markedBlocks(passage));
    if (blocks + passage.blocks.length > maxBlocks || bytes + more > mostBytes) return false;
    blocks += passage.blocks.length;
    bytes += more;
    return true;
  });
};

/**
 * The own passages that fit the chart, each in the section that speaks most of what it is tied to. A written section is
 * offered none, a plate has its drawing, and what stands in the report is not offered again.
 */
export const assembled = (
  passages: readonly Passage[],
  dossier: Dossier,
  sections: readonly Section[],
): Assembled[] => {
  const stands = standsIn(sections);
  const fitting = passages.filter((passage) => fits(passage, dossier));
  const readers = sections
    .filter(({ kind }) => kind !== 'plate')
    .map((section) => ({ section, weigh: belongingTo(section, dossier) }));
  const chosen = new Map<string, Passage[]>();
  for (const passage of fitting) {
    const weights = readers.map(({ weigh }) => weigh(passage));
    const most = Math.max(0, ...weights);
    const best = most > 0 ? readers[weights.indexOf(most)]?.section : undefined;
    if (best && !stands(passage)) chosen.set(best.id, [...(chosen.get(best.id) ?? []), passage]);
  }
  return sections.flatMap((section) => {
    const own = chosen.get(section.id);
    if (!own || fillOf(section) === 'written') return [];
    const taken = withinRoom(section, tightestFirst(own, dossier));
    return taken.length > 0 ? [{ section, passages: taken }] : [];
  });
};
