import type { Values } from '../../dossier/values.ts';
import { houseWords, pillarWords } from '../../texts/checks.ts';
import { houseNumbers } from '../../texts/dossier.ts';
import { type Block, type Run, runText, type Section } from '../document.ts';
import { fold } from '../fold.ts';
import { textsRead } from '../plain.ts';
import { spokenTitle } from './draft-rules.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence that says what the chart would say by another choice; `isTyped`: in the expert's own words. */
export type Contradiction = {
  readonly section: string;
  readonly title: string;
  readonly sentence: string;
  /** «Lune, Maison». */
  readonly about: string;
  readonly said: string;
  /** Nothing where the chart no longer has it. */
  readonly is: string | undefined;
  readonly isTyped: boolean;
};
type Found = Pick<Contradiction, 'about' | 'said' | 'is' | 'isTyped'>;

/** A cell of the chart, with what other choices would make of it. */
type Fact = {
  readonly about: string;
  /** The words by which a text names it. */
  readonly names: readonly string[];
  /** A house: beside a body it says where that one is. */
  readonly isPlace: boolean;
  readonly column: string;
  readonly is: string | undefined;
  readonly others: readonly string[];
};

const unique = <Item>(items: Iterable<Item>): Item[] => [...new Set(items)];
const numbers: readonly string[] = houseNumbers;
const placeOf = (number: string): number => numbers.indexOf(number) + 1;

/** How a text says a value: «maison V», «cinquième maison», or the words of the dossier. */
const sayings = (column: string, text: string): readonly string[] => {
  const place = column === houseWords.column ? placeOf(text) : 0;
  return (place > 0 ? houseWords.said(text, place) : [text]).map(fold);
};

const houseOf = (row: string): string => row.replace(`${houseWords.column} `, '');

/** How a text names a row, or the column of a pillar. */
const namesOf = (table: string, row: string, column: string): readonly string[] => {
  if (table === pillarWords.table) return pillarWords.names(column).map(fold);
  const place = placeOf(houseOf(row));
  return (place > 0 ? houseWords.named(houseOf(row), place) : [row]).map(fold);
};

const factOf = (reference: string, now: Values, others: readonly Values[]): (Fact & { table: string })[] => {
  const [table = '', row = '', column = ''] = reference.split('/');
  // A row that is a bare number is named by any sentence.
  if (!/\p{L}/u.test(row)) return [];
  const is = now.texts.get(reference);
  const said = unique(others.flatMap(({ texts }) => texts.get(reference) ?? [])).filter(
    (text) => text !== is,
  );
  const names = namesOf(table, row, column);
  return [
    {
      table,
      about: `${row}, ${column}`,
      names,
      isPlace: placeOf(houseOf(row)) > 0,
      column,
      is,
      others: said,
    },
  ];
};

/** By their names, the facts of the tables in which another choice changes something. */
const factsByName = (now: Values, others: readonly Values[]): ReadonlyMap<string, readonly Fact[]> => {
  const references = unique([now, ...others].flatMap(({ texts }) => [...texts.keys()]));
  const facts = references.flatMap((reference) => factOf(reference, now, others));
  const changed = new Set(facts.flatMap(({ table, others: said }) => (said.length > 0 ? table : [])));
  const byName = new Map<string, Fact[]>();
  for (const fact of facts.filter(({ table }) => changed.has(table)))
    for (const name of fact.names) byName.set(name, [...(byName.get(name) ?? []), fact]);
  return byName;
};

type Mention = { readonly from: number; readonly to: number; readonly of: readonly Fact[] };

const mentionsIn = (words: string, byName: ReadonlyMap<string, readonly Fact[]>): Mention[] => {
  const all = [...byName].flatMap(([name, of]) => {
    const found: Mention[] = [];
    for (let at = words.indexOf(` ${name} `); at >= 0; at = words.indexOf(` ${name} `, at + 1))
      found.push({ from: at, to: at + name.length + 1, of });
    return found;
  });
  const bodies = all.filter(({ of }) => of.some(({ isPlace }) => !isPlace));
  return (bodies.length > 0 ? bodies : all).sort((left, right) => left.from - right.from);
};

/** The words about a subject: up to the next one, or else before the first one of the sentence. */
const aroundOf = (words: string, mentions: readonly Mention[], at: number): readonly string[] => {
  const mention = mentions[at];
  if (!mention) return [];
  const after = words.slice(mention.to, (mentions[at + 1]?.from ?? words.length) + 1);
  return at === 0 ? [after, words.slice(0, mention.from + 1)] : [after];
};

const typedIn = (sentence: string, byName: ReadonlyMap<string, readonly Fact[]>): Found[] => {
  const words = ` ${fold(sentence)} `;
  const mentions = mentionsIn(words, byName);
  return mentions.flatMap(({ of }, at) => {
    const around = aroundOf(words, mentions, at);
    return of.flatMap(({ about, column, is, others }) => {
      const says = (text: string) =>
        around.some((part) => sayings(column, text).some((phrase) => part.includes(` ${phrase} `)));
      const said = is !== undefined && says(is) ? undefined : others.find(says);
      return said === undefined ? [] : [{ about, said, is, isTyped: true }];
    });
  });
};

const nameOf = (reference: string): string => reference.split('/').slice(1).join(', ');
const saidBy = ({ texts, placements }: Values, reference: string): (string | undefined)[] => [
  texts.get(reference),
  placements.get(reference)?.name,
];

type Value = Extract<Run, { readonly value: string }>;
const insertedIn = (values: readonly Value[], now: Values, others: readonly Values[]): Found[] =>
  values.flatMap(({ value, text }) => {
    if (saidBy(now, value).includes(text)) return [];
    const isOther = others.some((one) => saidBy(one, value).includes(text));
    return isOther ? [{ about: nameOf(value), said: text, is: now.texts.get(value), isTyped: false }] : [];
  });

/** The name of a row is what its text is about. */
const rowsOf = ({ rows }: Extract<Block, { kind: 'list' }>): Block[] =>
  rows.map(({ name, runs }) => ({ kind: 'paragraph', runs: [`${name}\u00a0: `, ...runs] }));

/** A value of the dossier is marked in its text while sentences are parted. */
const mark = /\uE000(\d+)\uE001/gu;
const markedLines = (
  section: Section,
): { readonly lines: readonly string[]; readonly values: readonly Value[] } => {
  const values: Value[] = [];
  const blocks = section.blocks.flatMap((block) => (block.kind === 'list' ? rowsOf(block) : block));
  const lines = textsRead({ blocks }, (run) => {
    if (typeof run === 'string' || !('value' in run)) return runText(run);
    values.push(run);
    return `${run.text}\uE000${values.length - 1}\uE001`;
  });
  return { lines, values };
};

/**
 * The sentences of a report that say of the chart what another choice would: inserted values, and what is typed. A typed
 * one may be about something else, so its expert decides.
 */
export const contradictionsIn = (
  sections: readonly Section[],
  now: Values,
  others: readonly Values[],
): Contradiction[] => {
  const byName = factsByName(now, others);
  return sections.flatMap((section) => {
    const { lines, values } = markedLines(section);
    return lines.flatMap(sentencesOf).flatMap((marked) => {
      const sentence = marked.replaceAll(mark, '');
      const own = [...marked.matchAll(mark)].flatMap(([, at]) => values[Number(at)] ?? []);
      const [found] = [...insertedIn(own, now, others), ...typedIn(sentence, byName)];
      return found ? [{ ...found, sentence, section: section.id, title: spokenTitle(section) }] : [];
    });
  });
};
