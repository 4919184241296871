import {
  type Discipline,
  disciplines,
  eachDiscipline,
  eachService,
  facts,
  type PaidKey,
  packs,
  aliases as writtenAliases,
} from '#content/services.ts';
import type { Accent } from './accents.ts';
import { type ChartKind, charts } from './chart-kinds.ts';
import { popular } from './merchant/popular.ts';

export { type Discipline, disciplines, eachDiscipline, type PaidKey };

/**
 * The catalogue (§3 «Service», §9 «Prices»): keys, aliases, names, prices in cents, delays in hours, from the folders of
 * `lib/services`. Pages, checkout, Stripe, terms of sale and e-mails read it.
 */
export const paidKeys = [...disciplines, ...packs] as const;

export const serviceKeys = ['guidance-du-jour', ...paidKeys] as const;

type Span = { readonly min: number; readonly max: number };
/** A range of hours. */
export type HourSpan = Span;

export type PaidService = {
  readonly key: PaidKey;
  readonly name: string;
  /** Price in cents, TTC. */
  readonly price: number;
  /** Writing time («rédaction», §9 price table). */
  readonly writing: HourSpan;
  /**
   * Promised delivery («livraison», §9 delays shown after payment). Its lower bound is at least that of the writing, so that
   * no report is announced before it can be written.
   */
  readonly delivery: HourSpan;
  /** As an invoice names it (arrêté n° 83-50/A, article 3). */
  readonly designation: string;
  /** The reports that experts write for it: its own, or those of a pack. */
  readonly parts: readonly Discipline[];
  /** What is computed for its reading; undefined for a pack and for a reading without a chart. */
  readonly chart: ChartKind | undefined;
  readonly accent: Accent;
  /** `closed` is shown but not sold; `hidden` is neither, and what was sold before is written and delivered. */
  readonly sale: 'open' | 'closed' | 'hidden';
  /** The delivered document; the specification gives no length for the pack. */
  readonly format: string;
  readonly pages: Span | undefined;
  readonly popular: boolean;
  /** Finished reports are shown of it, see `merchant/examples.ts`. */
  readonly hasExamples: boolean;
  /** True for all services that are read from a birth (§3). */
  readonly needsBirthInfo: boolean;
};

type Facts = Pick<
  PaidService,
  'name' | 'price' | 'writing' | 'delivery' | 'designation' | 'parts' | 'accent' | 'sale' | 'format'
> &
  Partial<Pick<PaidService, 'pages' | 'chart' | 'hasExamples'>> & { readonly isBirth?: boolean };
const written: Readonly<Record<PaidKey, Facts>> = facts;

const service = (key: PaidKey): PaidService => {
  const { isBirth, pages, chart, hasExamples, ...shared } = written[key];
  const some = (is: (facts: Facts) => boolean | undefined): boolean =>
    shared.parts.some((part) => is(written[part]));
  return {
    ...{ ...shared, key, pages, chart },
    popular: key === popular.service,
    hasExamples: hasExamples ?? some((part) => part.hasExamples),
    needsBirthInfo: isBirth ?? some((part) => part.isBirth),
  };
};

export const catalogue: Readonly<Record<PaidKey, PaidService>> = eachService(service);

const isShown = (key: PaidKey): boolean => catalogue[key].sale !== 'hidden';
/** Those that the public pages show, in the order of the catalogue. */
export const shownDisciplines: readonly Discipline[] = disciplines.filter(isShown);
export const shownKeys: readonly PaidKey[] = paidKeys.filter(isShown);
/** Those that their owner has closed. */
export const closedDisciplines: readonly Discipline[] = disciplines.filter(
  (key) => catalogue[key].sale === 'closed',
);

/** Former names and keys that old links contain (§3 «Aliases»). */
const aliases: Readonly<Record<string, PaidKey>> = writtenAliases;

/** §3: the name of an unknown key. */
const fallbackName = 'Votre consultation';

const isPaidKey = (key: string): key is PaidKey => paidKeys.some((known) => known === key);

/** The paid key of a key or alias; undefined for unknown, free and generic («pdf») keys. */
export const normalizeKey = (key: string): PaidKey | undefined => {
  const lower = key.trim().toLowerCase();
  if (isPaidKey(lower)) return lower;
  return Object.hasOwn(aliases, lower) ? aliases[lower] : undefined;
};

export const nameOf = (key: string): string => {
  const known = normalizeKey(key);
  return known ? catalogue[known].name : fallbackName;
};

/** The different charts of a selection, with those of a pack's parts. */
export const chartsOf = (keys: readonly PaidKey[]): ChartKind[] => {
  const found = partsOf(keys).map((part) => catalogue[part].chart);
  return charts.filter((chart) => found.includes(chart));
};

/** True when one of them is read from a birth (§5). */
export const needBirth = (keys: readonly PaidKey[]): boolean =>
  keys.some((key) => catalogue[key].needsBirthInfo);

/** Only numbers are counted with the names of the certificate. */
export const needBirthNames = (keys: readonly PaidKey[]): boolean => chartsOf(keys).includes('numbers');

/** The chart of a key or alias. */
export const chartOf = (key: string): ChartKind | undefined => {
  const known = normalizeKey(key);
  return known && catalogue[known].chart;
};

export const totalOf = (keys: readonly PaidKey[]): number =>
  keys.reduce((sum, key) => sum + catalogue[key].price, 0);

/** True for a service whose reading begins with a chart. */
export const hasChart = (key: PaidKey): boolean => catalogue[key].chart !== undefined;

/** True for a service that consists of several reports. */
export const isPack = (key: PaidKey): boolean => catalogue[key].parts.length > 1;
/** True when a pack is among them. */
export const hasPack = (keys: readonly PaidKey[]): boolean => keys.some(isPack);

/** The parts that experts write; a pack has several (§2 «Mes commandes»). */
export const partsOf = (keys: readonly PaidKey[]): Discipline[] =>
  disciplines.filter((discipline) => keys.some((key) => catalogue[key].parts.includes(discipline)));

type Parted = Pick<PaidService, 'parts'>;
/** What the parts of a pack cost bought separately, in cents (§3 «originalPrice»). */
export const separatePrice = ({ parts }: Parted): number => totalOf(parts);
/** In cents (§3 «savings»). */
export const savingsOf = ({ parts, price }: Parted & Pick<PaidService, 'price'>): number =>
  totalOf(parts) - price;

/** The pages of a pack's reports together. */
export const pagesOfParts = ({ parts }: Parted): Span => {
  const sum = (bound: keyof Span) =>
    parts.reduce((pages, key) => pages + (catalogue[key].pages?.[bound] ?? 0), 0);
  return { min: sum('min'), max: sum('max') };
};

/** The bounds of several services that are made at once: the longest. */
export const longest = (spans: readonly HourSpan[]): HourSpan => ({
  min: Math.max(0, ...spans.map(({ min }) => min)),
  max: Math.max(0, ...spans.map(({ max }) => max)),
});

/** The delivery bounds of an order: the longest of its services. */
export const deliveryOfAll = (keys: readonly PaidKey[]): HourSpan =>
  longest(keys.map((key) => catalogue[key].delivery));

/**
 * Selection rules of §4: a pack replaces all others, any other service replaces a pack, a second click deselects.
 */
export const toggle = (selection: readonly PaidKey[], key: PaidKey): PaidKey[] => {
  if (selection.includes(key)) return selection.filter((selected) => selected !== key);
  if (isPack(key)) return [key];
  return paidKeys.filter((known) => known === key || (!isPack(known) && selection.includes(known)));
};

/**
 * The selection of a request, with normalised aliases and in catalogue order. Undefined when it cannot be ordered:
 * empty, unknown, hidden or free keys, duplicates, or a pack together with others.
 */
export const selectionOf = (keys: readonly string[]): PaidKey[] | undefined => {
  const normalized = keys.map(normalizeKey);
  const known = shownKeys.filter((key) => normalized.includes(key));
  const hasPackWithOthers = known.length > 1 && hasPack(known);
  return known.length === 0 || known.length !== keys.length || hasPackWithOthers ? undefined : known;
};
