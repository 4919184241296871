import type { PdfFile } from './pdf-file.ts';
import { assertSound } from './refused.ts';

/** The end of each save: the byte after its section's `startxref` and %%EOF. */
const endsOf = ({ saves, parser, size }: PdfFile): number[] =>
  saves
    .flatMap(({ sections }) => sections)
    .filter(({ end }) => parser.at(end).has('startxref'))
    .map(({ end }) => parser.skipBetween(end, size));

/** Every byte belongs to exactly one object or section that the cross-references list. */
const checkCoverage = (file: PdfFile): void => {
  const known = [...file.definitions, ...file.saves.flatMap(({ sections }) => sections)];
  const parts = [...new Map(known.map(({ start, end }) => [start, end]))].sort(([a], [b]) => a - b);
  let end = 0;
  for (const [next, nextEnd] of [...parts, [file.size, file.size] as const]) {
    assertSound(end <= next && file.parser.skipBetween(end, next) === next, 'ambiguous');
    end = nextEnd;
  }
};

/** The cross-references list every object of an object stream as part of that stream. */
const checkPacked = (file: PdfFile): void => {
  const named = new Set<string>();
  for (const [from, { entries }] of file.saves.entries()) {
    for (const [number, entry] of entries) {
      if (entry.kind !== 'packed') continue;
      const start = file.startOf(entry, from) ?? -1;
      assertSound(file.packedAt(start)[entry.index]?.number === number, 'ambiguous');
      named.add(`${start} ${entry.index}`);
    }
  }
  for (const { start } of file.definitions) {
    const packed = file.packedAt(start);
    for (const index of packed.keys()) assertSound(named.has(`${start} ${index}`), 'ambiguous');
  }
};

/** A redefinition of an object lies after the end of the save that defined it before. */
const checkRedefinitions = (file: PdfFile): void => {
  const ends = endsOf(file);
  const former = new Map<number, { start: number; index: number }>();
  for (const [from, { entries }] of [...file.saves.entries()].reverse()) {
    for (const [number, entry] of entries) {
      const start = file.startOf(entry, from);
      if (start === undefined) continue;
      const index = entry.kind === 'packed' ? entry.index : -1;
      const before = former.get(number);
      former.set(number, { start, index });
      if (!before || (before.start === start && before.index === index)) continue;
      assertSound(
        ends.some((end) => before.start < end && end <= start),
        'ambiguous',
      );
    }
  }
};

/** Refuses a file that two readers may parse differently. */
export const checkLayout = (file: PdfFile): void => {
  checkCoverage(file);
  checkPacked(file);
  checkRedefinitions(file);
};
