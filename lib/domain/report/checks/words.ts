import type { Run, Section } from '../document.ts';
import { runText } from '../document.ts';
import { toldText } from '../notation.ts';
import { sectionTexts, textsRead } from '../plain.ts';

type Written = Pick<Section, 'blocks'>;

/** Values are the dossier's, and differ from one report to the next; a passage has variables in their place. */
const typed = (run: Run): string =>
  typeof run !== 'string' && 'value' in run
    ? ' '
    : toldText(runText(run), ({ kind }) => (kind === 'variable' ? ' ' : undefined));

/** What an expert wrote, without titles and values: what may be compared with other reports. */
export const ownTexts = (section: Written): string[] => textsRead(section, typed);

/** All that a reader reads of a section, its title included. */
export const readText = (section: Section): string =>
  [`${section.title} ${section.second}`, ...sectionTexts(section)].join('\n');

/** A drawing or a table says something without a word. */
export const isWritten = (section: Written): boolean =>
  section.blocks.some(({ kind }) => kind === 'figure' || kind === 'table') ||
  sectionTexts(section).some((text) => /[\p{L}\p{N}]/u.test(text));
