import { popular } from './merchant/popular.ts';

/**
 * The catalogue (§3 «Service», §9 «Prices»): keys, aliases, names, prices in cents, delays in hours. Pages, checkout,
 * Stripe, terms of sale and e-mails read it; no other file holds a price or delay.
 */
export const disciplines = [
  'astrologie-occidentale',
  'astrologie-chinoise',
  'numerologie',
  'human-design',
] as const;
export type Discipline = (typeof disciplines)[number];

/** Computes one value per discipline. */
export const eachDiscipline = <Value>(tell: (discipline: Discipline) => Value): Record<Discipline, Value> => {
  const [western, chinese, numerology, design] = disciplines;
  return {
    [western]: tell(western),
    [chinese]: tell(chinese),
    [numerology]: tell(numerology),
    [design]: tell(design),
  };
};

export const paidKeys = [...disciplines, 'pack-complet'] as const;
export type PaidKey = (typeof paidKeys)[number];

export const serviceKeys = ['guidance-du-jour', ...paidKeys] as const;

/** A range of hours. */
export type HourSpan = { readonly min: number; readonly max: number };

export type PaidService = {
  readonly key: PaidKey;
  readonly name: string;
  /** Price in cents, TTC. */
  readonly price: number;
  /** Writing time («rédaction», §9 price table). */
  readonly writing: HourSpan;
  /** Promised delivery («livraison», §9 delays shown after payment). */
  readonly delivery: HourSpan;
  /** As an invoice names it (arrêté n° 83-50/A, article 3). */
  readonly designation: string;
  /** The delivered document; the specification gives no length for the pack. */
  readonly format: string;
  readonly pages: { readonly min: number; readonly max: number } | undefined;
  readonly popular: boolean;
  /** True for all paid services (§3). */
  readonly needsBirthInfo: boolean;
};

/** §9: any key containing «astrologie» 24 to 72 h, the pack 72 h to 5 days, otherwise 24 to 48 h. */
const statedDelivery = (key: PaidKey): HourSpan => {
  if (key === 'pack-complet') return { min: 72, max: 120 };
  if (key.includes('astrologie')) return { min: 24, max: 72 };
  return { min: 24, max: 48 };
};

/** The lower bound is at least that of the writing, so that no report is announced before it can be written. */
const deliveryOf = (key: PaidKey, writing: HourSpan): HourSpan => {
  const { min, max } = statedDelivery(key);
  return { min: Math.max(min, writing.min), max };
};

const service = (
  key: PaidKey,
  facts: Omit<PaidService, 'key' | 'delivery' | 'popular' | 'needsBirthInfo'>,
): PaidService => ({
  ...facts,
  key,
  popular: key === popular.service,
  delivery: deliveryOf(key, facts.writing),
  needsBirthInfo: true,
});

export const catalogue: Readonly<Record<PaidKey, PaidService>> = {
  'astrologie-occidentale': service('astrologie-occidentale', {
    name: 'Astrologie Occidentale',
    designation: "Consultation d'astrologie occidentale (rapport PDF)",
    price: 2900,
    writing: { min: 48, max: 72 },
    format: 'PDF',
    pages: { min: 15, max: 20 },
  }),
  'astrologie-chinoise': service('astrologie-chinoise', {
    name: 'Astrologie Chinoise',
    designation: "Consultation d'astrologie chinoise (rapport PDF)",
    price: 2500,
    writing: { min: 24, max: 48 },
    format: 'PDF',
    pages: { min: 12, max: 15 },
  }),
  numerologie: service('numerologie', {
    name: 'Numérologie',
    designation: 'Consultation de numérologie (rapport PDF)',
    price: 900,
    writing: { min: 12, max: 24 },
    format: 'PDF',
    pages: { min: 10, max: 12 },
  }),
  'human-design': service('human-design', {
    name: 'Human Design',
    designation: 'Consultation de Human Design (rapport PDF)',
    price: 1900,
    writing: { min: 24, max: 48 },
    format: 'PDF + Schéma',
    pages: { min: 10, max: 12 },
  }),
  'pack-complet': service('pack-complet', {
    name: 'Pack Sagesse Complète',
    designation: 'Pack Sagesse Complète : quatre consultations (rapports PDF)',
    price: 6900,
    writing: { min: 48, max: 72 },
    format: 'PDF',
    pages: undefined,
  }),
};

/** Former names and keys that old links contain (§3 «Aliases»). */
const aliases: Readonly<Record<string, PaidKey>> = {
  humandesign: 'human-design',
  'human-design-report': 'human-design',
  numerology: 'numerologie',
  'western-astrology': 'astrologie-occidentale',
  'chinese-astrology': 'astrologie-chinoise',
  'complete-pack': 'pack-complet',
};

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

export const totalOf = (keys: readonly PaidKey[]): number =>
  keys.reduce((sum, key) => sum + catalogue[key].price, 0);

/** The price of the four services bought separately, in cents (§3 «originalPrice»). */
export const packOriginalPrice = totalOf(disciplines);
/** In cents (§3 «savings»). */
export const packSavings = packOriginalPrice - catalogue['pack-complet'].price;

const pagesOfAll = (bound: 'min' | 'max'): number =>
  disciplines.reduce((sum, key) => sum + (catalogue[key].pages?.[bound] ?? 0), 0);
/** The pages of the four reports together. */
export const packPages = { min: pagesOfAll('min'), max: pagesOfAll('max') } as const;

/** The parts that experts write; the pack has four (§2 «Mes commandes»). */
export const partsOf = (keys: readonly PaidKey[]): Discipline[] =>
  disciplines.filter((discipline) => keys.includes(discipline) || keys.includes('pack-complet'));

/** The delivery bounds of an order: the longest of its services. */
export const deliveryOfAll = (keys: readonly PaidKey[]): HourSpan => ({
  min: Math.max(0, ...keys.map((key) => catalogue[key].delivery.min)),
  max: Math.max(0, ...keys.map((key) => catalogue[key].delivery.max)),
});

/**
 * Selection rules of §4: the pack replaces all others, any other service replaces the pack, a second click deselects.
 */
export const toggle = (selection: readonly PaidKey[], key: PaidKey): PaidKey[] => {
  if (selection.includes(key)) return selection.filter((selected) => selected !== key);
  if (key === 'pack-complet') return [key];
  return paidKeys.filter((known) => known === key || (known !== 'pack-complet' && selection.includes(known)));
};

/**
 * The selection of a request, with normalised aliases and in catalogue order. Undefined when it cannot be ordered:
 * empty, unknown or free keys, duplicates, or the pack together with others.
 */
export const selectionOf = (keys: readonly string[]): PaidKey[] | undefined => {
  const normalized = keys.map(normalizeKey);
  const known = paidKeys.filter((key) => normalized.includes(key));
  const hasPackWithOthers = known.length > 1 && known.includes('pack-complet');
  return known.length === 0 || known.length !== keys.length || hasPackWithOthers ? undefined : known;
};
