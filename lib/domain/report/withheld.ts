import { sentencesOf } from '../margin.ts';
import { secondReadingTexts as texts } from '../texts/second-reading.ts';
import type { Block, ReportDocument } from './document.ts';
import { fold } from './fold.ts';
import { sectionTexts } from './plain.ts';

/** Folded characters; fewer words may be anybody's. */
const least = 20;

/** True for a line that the customer has written, or that repeats one of their sentences. */
const repeats = (told: readonly string[]) => {
  const whole = told.map((text) => ` ${fold(text)} `);
  const sentences = told
    .flatMap(sentencesOf)
    .map(fold)
    .filter(({ length }) => length >= least);
  return (line: string): boolean => {
    const words = fold(line);
    if (words.length < least) return false;
    return whole.some((text) => text.includes(` ${words} `)) || sentences.some((one) => words.includes(one));
  };
};

/**
 * The report for somebody who is not the part's expert: what the customer has confided stays with whom they agreed to
 * tell it (RGPD 9.2.a). `told`: all that the customer has written about the part.
 */
export const withoutConfided = (document: ReportDocument, told: readonly string[]): ReportDocument => {
  const isTold = repeats(told);
  const shown = (block: Block): Block =>
    sectionTexts({ blocks: [block] }).some(isTold) ? { kind: 'paragraph', runs: [texts.withheld] } : block;
  return {
    ...document,
    sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.map(shown) })),
  };
};
