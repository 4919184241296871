import * as z from 'zod/mini';
import type { Discipline } from '#domain/catalogue.ts';
import type { Block, Run } from '#domain/report/document.ts';
import { fold } from '#domain/report/fold.ts';
import { maxPassageTitle, type NewPassage, newPassageSchema, type Passage } from '#domain/report/passage.ts';
import { linesOf, titleFor } from '../desk/passages.ts';
import type { Tie } from './grids.ts';
import type { Line } from './import-docx.ts';

/** A passage as a file has it. */
type Read = { readonly title: string; readonly blocks: readonly Block[]; readonly ties?: readonly Tie[] };

const emphasis = /(?<![\p{L}\p{N}*_])[*_]{1,2}(?=\S)([^*_]+?)(?<=\S)[*_]{1,2}(?![\p{L}\p{N}*_])/gu;

/** «un *mot* souligné» as runs. */
const runsOf = (text: string): Run[] => {
  const runs: Run[] = [];
  let end = 0;
  for (const found of text.matchAll(emphasis)) {
    if (found.index > end) runs.push(text.slice(end, found.index));
    runs.push({ em: found[1] ?? '' });
    end = found.index + found[0].length;
  }
  return end < text.length ? [...runs, text.slice(end)] : runs;
};

const paragraph = ({ text, runs }: Line): Block => ({ kind: 'paragraph', runs: [...(runs ?? [text])] });

const isEmpty = ({ text }: Line): boolean => text.trim() === '';

/** Each title with the paragraphs below it; what stands before the first has the name that its words give. */
const byTitles = (lines: readonly Line[]): Read[] => {
  const parts: { title: string; lines: Line[] }[] = [{ title: '', lines: [] }];
  for (const line of lines) {
    if (line.isTitle && !isEmpty(line)) parts.push({ title: line.text.trim(), lines: [] });
    else if (!isEmpty(line)) parts.at(-1)?.lines.push(line);
  }
  return parts
    .filter(({ lines: own }) => own.length > 0)
    .map(({ title, lines: own }) => {
      const blocks = own.map(paragraph);
      return { title: title || titleFor(blocks), blocks };
    });
};

/** Without titles, each paragraph is a passage. */
const passagesIn = (lines: readonly Line[]): Read[] =>
  lines.some(({ isTitle }) => isTitle) ? byTitles(lines) : lines.flatMap((line) => byTitles([line]));

/** Lines that belong together are one paragraph, as in Markdown. */
const joined = (text: string): string[] => text.split(/\n\s*\n/u).map((part) => part.trim());

const ofMarkdown = (text: string): Read[] =>
  passagesIn(
    joined(text.replace(/^(#{1,6} .*)$/gmu, '\n$1\n')).map((part) => {
      const title = /^#{1,6} +(.*?)#*$/u.exec(part)?.[1];
      if (title !== undefined) return { text: title.replace(emphasis, '$1'), isTitle: true };
      const plain = part.replace(/\s*\n\s*/gu, ' ');
      return { text: plain, isTitle: false, runs: runsOf(plain) };
    }),
  );

/** «63 mots», which our own text says of a passage. */
const isCount = (line: string): boolean => /^\d+ mots?$/u.test(fold(line));

/** Our own text: two empty lines between passages, and a title, ties and words before the text. */
const ofOwnText = (text: string): Read[] =>
  text.split(/\n{3,}/u).flatMap((part) => {
    const [head = '', ...rest] = part.trim().split(/\n\s*\n/u);
    const [title = ''] = head.split('\n');
    const lines = rest.flatMap((block) => block.split('\n')).map((line) => ({ text: line, isTitle: false }));
    return lines.length > 0 ? [{ title, blocks: lines.filter((line) => !isEmpty(line)).map(paragraph) }] : [];
  });

const ofText = (text: string): Read[] =>
  text.split('\n').some(isCount)
    ? ofOwnText(text)
    : passagesIn(joined(text).map((part) => ({ text: part.replace(/\s*\n\s*/gu, ' '), isTitle: false })));

const own = z.object({ passages: z.array(z.unknown()) });
const ofJson = (text: string, service: Discipline): Read[] => {
  const { passages } = own.parse(JSON.parse(text));
  return passages.map((one) => {
    const { title, placements, blocks } = z.parse(z.object({ ...newPassageSchema.shape }), {
      ...z.parse(z.looseObject({}), one),
      service,
    });
    return { title, blocks, ties: placements };
  });
};

/** UTF-8, or what older programs of Windows write. */
const decoded = (bytes: Uint8Array<ArrayBuffer>): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const kinds = ['docx', 'txt', 'md', 'markdown', 'json'] as const;
export const kindOf = (name: string) => {
  const ending = name.toLowerCase().split('.').at(-1);
  return kinds.find((kind) => kind === ending);
};

/** The passages of a file. Throws where it cannot be read. */
export const readFile = async (
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
  service: Discipline,
): Promise<Read[]> => {
  const kind = kindOf(name);
  if (kind === 'docx') return passagesIn((await import('./import-docx.ts')).linesOfDocx(bytes));
  const text = decoded(bytes).replaceAll('\r\n', '\n');
  if (kind === 'json') return ofJson(text, service);
  return kind === 'txt' ? ofText(text) : ofMarkdown(text);
};

/** A passage of a file as it would be kept: why it cannot be, or whether its words are kept already. */
export type Candidate = {
  readonly id: string;
  readonly passage: NewPassage;
  readonly refusal: string | undefined;
  readonly isKept: boolean;
};

const wordsOf = (passage: Pick<NewPassage, 'blocks'>): string => fold(linesOf(passage).join(' '));

/** What a file brings, looked at before anything is kept. */
export const candidatesOf = (
  read: readonly Read[],
  service: Discipline,
  { kept, tiesOf }: { readonly kept: readonly Passage[]; readonly tiesOf: (title: string) => Tie[] },
): Candidate[] => {
  const known = new Set(kept.map(wordsOf));
  return read.map(({ title, blocks, ties }, index) => {
    const passage: NewPassage = {
      ...{ title: title.slice(0, maxPassageTitle), service, blocks: [...blocks] },
      placements: [...(ties ?? tiesOf(title))],
    };
    const words = wordsOf(passage);
    const isKept = known.has(words);
    known.add(words);
    const refusal = newPassageSchema.safeParse(passage).error?.issues[0]?.message;
    return { id: `import-${index}`, passage, refusal, isKept };
  });
};
