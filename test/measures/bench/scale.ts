import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Counted, countedTables } from '#test/support/counted-tables.ts';
import { scaledWorks } from '#test/support/scale-works.ts';
import { factsOf, yearOfOrders } from '#test/support/year-of-orders.ts';
import { rootFolder } from '../../../bin/local/files.ts';
import type { Section } from './figure.ts';

/** Orders of a year, each four times the one before; the last one is 20,000 a month, as much as the memory holds. */
const sizes = [15_000, 60_000, 240_000] as const;
const times = 4;
/** A year at 100,000 a month. */
const wanted = 1_200_000;
/** Of a table's answer: five milliseconds, and twenty for each megabyte. */
const answerMs = (bytes: number): number => 5 + bytes / 50_000;

type Measured = Counted & { readonly seconds: number };
type Line = { readonly name: string; readonly at: readonly Measured[] };

const measureAt = async (size: number): Promise<ReadonlyMap<string, Measured>> => {
  const tables = countedTables(yearOfOrders(size), answerMs);
  const found = new Map<string, Measured>();
  for (const { name, run } of scaledWorks(tables, size)) found.set(name, await tables.during(run));
  return found;
};

const measure = async (): Promise<readonly Line[]> => {
  const found: ReadonlyMap<string, Measured>[] = [];
  for (const size of sizes) found.push(await measureAt(size));
  return [...(found[0]?.keys() ?? [])].map((name) => ({
    name,
    at: found.flatMap((one) => one.get(name) ?? []),
  }));
};

/** How much more is read when there are four times as many orders. */
const growthIn = ({ at }: Line): number => (at[2]?.units ?? 0) / (at[1]?.units || 1);
const wordOf = (growth: number): string => {
  if (growth < 1.4) return 'none';
  return growth <= times * 1.15 ? 'linear' : 'faster';
};
/** At the wanted size, if it goes on growing so. */
const projected = (line: Line, of: 'units' | 'seconds'): number => {
  const [, before, last] = line.at.map((one) => one[of]);
  const exponent = Math.max(0, Math.log((last ?? 0) / (before || 1)) / Math.log(times));
  return (last ?? 0) * (wanted / sizes[2]) ** exponent;
};

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const short = (seconds: number): string => (seconds < 10 ? seconds.toFixed(2) : seconds.toFixed(0));

const rowOf = (line: Line): string => {
  const rows = line.at.map(({ rows: count }) => whole(count)).join(' | ');
  const units = line.at.map(({ units: count }) => whole(count)).join(' | ');
  const seconds = line.at.at(-1)?.seconds ?? 0;
  const far = `${whole(projected(line, 'units'))} | ${short(projected(line, 'seconds'))}`;
  return `| ${line.name} | ${rows} | ${units} | ${short(seconds)} | ${wordOf(growthIn(line))} | ${far} |`;
};

const markdownOf = (lines: readonly Line[]): string => {
  const [small, middle, large] = sizes.map(whole);
  const facts = sizes.map((size) => whole(factsOf(size).open)).join(', ');
  return [
    `Open parts: ${facts}; ${whole(factsOf(wanted).open)} of ${whole(wanted)} orders.`,
    '',
    `| Work | Rows read of ${small} orders | of ${middle} | of ${large} | Units of ${small} | of ${middle} | of ${large} | Seconds of ${large} | Growth | Units of ${whole(wanted)}, if it goes on so | Seconds |`,
    '|---|--:|--:|--:|--:|--:|--:|--:|---|--:|--:|',
    ...lines.map(rowOf),
  ].join('\n');
};

const [begin, end] = ['<!-- measured: scale -->', '<!-- end -->'];
const page = join(rootFolder, 'docs/measurements.md');
const writePage = async (table: string): Promise<void> => {
  const text = await readFile(page, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${begin} is missing in docs/measurements.md`);
  await writeFile(page, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
};

/** Fills tables in memory with a year of orders, measures all that reads them, and writes the table of the page. */
export const scale = async (): Promise<readonly Section[]> => {
  const lines = await measure();
  await writePage(markdownOf(lines));
  return [
    {
      title: `A year of ${sizes.map(whole).join(', ')} orders`,
      counted: 'read units of the three sizes, and seconds of the last; docs/measurements.md has the rows',
      figures: lines.map((line) => ({
        what: line.name,
        value: `${line.at.map(({ units }) => whole(units)).join(' · ')} · ${short(line.at.at(-1)?.seconds ?? 0)} s`,
      })),
    },
  ];
};
