import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  catalogue,
  chartOf,
  chartsOf,
  deliveryOfAll,
  disciplines,
  isPack,
  nameOf,
  normalizeKey,
  type PaidKey,
  pagesOfParts,
  paidKeys,
  partsOf,
  savingsOf,
  selectionOf,
  separatePrice,
  serviceKeys,
  toggle,
  totalOf,
} from '#domain/catalogue.ts';
import { charts } from '#domain/chart-kinds.ts';
import { dueDate, noQueues, writingOfAll } from '#domain/checkout.ts';

const pack = catalogue['pack-complet'];
const key = fc.constantFrom(...paidKeys);
const keys = fc.uniqueArray(key);
const clicks = fc.array(key, { maxLength: 30 });
const click = (selection: readonly PaidKey[], clicked: PaidKey) => toggle(selection, clicked);
const selection = clicks.map((clicked) => clicked.reduce<PaidKey[]>(click, []));
const inCatalogueOrder = (selected: readonly PaidKey[]) =>
  paidKeys.filter((known) => selected.includes(known));

describe('the price table of §9', () => {
  it.each(paidKeys)('%s has a name, whole cents, spans from less to more, and pages unless a pack', (one) => {
    const { key: own, name, price, format, writing, delivery, pages } = catalogue[one];
    expect([own, name === '', format === '', pages === undefined]).toEqual([one, false, false, isPack(one)]);
    expect([Number.isInteger(price), price > 0]).toEqual([true, true]);
    for (const { min, max } of [writing, delivery, ...(pages ? [pages] : [])])
      expect([min > 0, max >= min]).toEqual([true, true]);
  });

  it('announces no report before it can be written', () => {
    for (const { writing, delivery } of Object.values(catalogue))
      expect(delivery.min).toBeGreaterThanOrEqual(writing.min);
  });

  it('gives each service its chart and its accent', () => {
    expect(paidKeys.map((paid) => [catalogue[paid].chart, catalogue[paid].accent])).toEqual([
      ['western', 'indigo'],
      ['chinese', 'cinnabar'],
      ['numbers', 'verdigris'],
      ['design', 'plum'],
      [undefined, 'gilt'],
    ]);
    expect(chartsOf(['pack-complet'])).toEqual(charts);
    expect(chartsOf(['human-design', 'astrologie-occidentale'])).toEqual(['western', 'design']);
    expect([chartOf('humandesign'), chartOf('pack-complet'), chartOf('tarot')]).toEqual([
      'design',
      undefined,
      undefined,
    ]);
  });

  it('marks only numerology as popular', () => {
    expect(paidKeys.filter((paid) => catalogue[paid].popular)).toEqual(['numerologie']);
  });

  it('computes the pack’s saving: what its four reports cost, less its price', () => {
    const [western, chinese, numerology, design] = disciplines.map((one) => catalogue[one].price);
    const separately = Number(western) + Number(chinese) + Number(numerology) + Number(design);
    expect([separatePrice(pack), savingsOf(pack)]).toEqual([separately, separately - pack.price]);
    expect(savingsOf(pack)).toBeGreaterThan(0);
  });

  it('adds up the pages of the pack’s four reports', () => {
    const sum = (bound: 'min' | 'max') =>
      disciplines.reduce((pages, one) => pages + Number(catalogue[one].pages?.[bound]), 0);
    expect(pagesOfParts(pack)).toEqual({ min: sum('min'), max: sum('max') });
  });

  it('knows a pack by its parts, and its price by nothing else', () => {
    expect(paidKeys.filter(isPack)).toEqual(['pack-complet']);
    expect(disciplines.map((one) => catalogue[one].parts)).toEqual(disciplines.map((one) => [one]));
    const { parts, price } = catalogue['pack-complet'];
    Object.assign(catalogue['pack-complet'], { parts: ['numerologie', 'human-design'] });
    expect(partsOf(['pack-complet'])).toEqual(['numerologie', 'human-design']);
    expect(totalOf(['pack-complet'])).toBe(price);
    Object.assign(catalogue['pack-complet'], { parts });
  });

  it('has the five paid keys and the free guidance', () => {
    expect(serviceKeys).toEqual(['guidance-du-jour', ...paidKeys]);
  });
});

describe('keys and their aliases', () => {
  it.each([
    ['humandesign', 'human-design'],
    ['human-design-report', 'human-design'],
    ['numerology', 'numerologie'],
    ['western-astrology', 'astrologie-occidentale'],
    ['chinese-astrology', 'astrologie-chinoise'],
    ['complete-pack', 'pack-complet'],
    [' Numerologie ', 'numerologie'],
  ])('%j means %s', (alias, known) => {
    expect(normalizeKey(alias)).toBe(known);
    expect(nameOf(alias)).toBe(nameOf(known));
  });

  it.each(['pdf', 'guidance-du-jour', '', 'tarot', 'constructor', '__proto__', 'toString'])(
    '%j stands for nothing that can be bought',
    (unknown) => {
      expect(normalizeKey(unknown)).toBeUndefined();
      expect(nameOf(unknown)).toBe('Votre consultation');
    },
  );
});

describe('the selection of §4', () => {
  it('never contains the pack together with another service, nor one twice, and keeps the catalogue’s order', () => {
    fc.assert(
      fc.property(selection, (selected) => {
        expect(selected).toEqual(inCatalogueOrder(selected));
        expect(selected.includes('pack-complet') && selected.length > 1).toBe(false);
      }),
    );
  });

  it('is the pack alone after a click on the pack, whatever was selected', () => {
    fc.assert(
      fc.property(selection, (selected) => {
        fc.pre(!selected.includes('pack-complet'));
        expect(toggle(selected, 'pack-complet')).toEqual(['pack-complet']);
      }),
    );
  });

  it('loses the pack and nothing else when another service is clicked', () => {
    fc.assert(
      fc.property(selection, fc.constantFrom(...disciplines), (selected, clicked) => {
        fc.pre(!selected.includes(clicked));
        const others = selected.filter((other) => other !== 'pack-complet');
        expect(toggle(selected, clicked)).toEqual(inCatalogueOrder([...others, clicked]));
      }),
    );
  });

  it('loses exactly the service that is clicked again', () => {
    fc.assert(
      fc.property(selection, key, (selected, clicked) => {
        fc.pre(selected.includes(clicked));
        expect(toggle(selected, clicked)).toEqual(selected.filter((other) => other !== clicked));
      }),
    );
  });

  it('is accepted by the server in every form that the page can make', () => {
    fc.assert(
      fc.property(selection, (selected) => {
        expect(selectionOf(selected)).toEqual(selected.length === 0 ? undefined : selected);
      }),
    );
  });
});

describe('the selection of a request', () => {
  it('normalises aliases and the order of the keys', () => {
    const both = ['astrologie-occidentale', 'human-design'];
    expect(selectionOf(['humandesign', 'western-astrology'])).toEqual(both);
  });

  it.each([
    ['nothing', []],
    ['the free guidance', ['guidance-du-jour']],
    ['the generic key', ['pdf']],
    ['an unknown key beside a known one', ['numerologie', 'tarot']],
    ['a duplicate', ['numerologie', 'numerologie']],
    ['a duplicate under its alias', ['numerologie', 'numerology']],
    ['the pack with another', ['pack-complet', 'numerologie']],
    ['the pack twice', ['pack-complet', 'complete-pack']],
  ])('refuses %s', (_case, requested) => {
    expect(selectionOf(requested)).toBeUndefined();
  });
});

describe('the price, delays and parts of an order', () => {
  it('costs the sum of its prices', () => {
    fc.assert(
      fc.property(keys, key, (selected, more) => {
        fc.pre(!selected.includes(more));
        expect(totalOf([...selected, more])).toBe(totalOf(selected) + catalogue[more].price);
      }),
    );
    expect(totalOf([])).toBe(0);
  });

  it('has the longest of its delays, in writing and in delivery', () => {
    fc.assert(
      fc.property(keys, (selected) => {
        for (const [spanOf, all] of [
          [(one: PaidKey) => catalogue[one].delivery, deliveryOfAll(selected)],
          [(one: PaidKey) => catalogue[one].writing, writingOfAll(selected)],
        ] as const) {
          for (const one of selected) {
            expect(all.min).toBeGreaterThanOrEqual(spanOf(one).min);
            expect(all.max).toBeGreaterThanOrEqual(spanOf(one).max);
          }
          expect([0, ...selected.map((one) => spanOf(one).max)]).toContain(all.max);
        }
      }),
    );
  });

  it('has a due date: the payment plus the upper bound', () => {
    const due = dueDate(['pack-complet'], new Date('2026-11-24T17:42:00Z'), noQueues);
    const hours = (due.getTime() - Date.parse('2026-11-24T17:42:00Z')) / 3_600_000;
    expect(hours).toBe(catalogue['pack-complet'].delivery.max);
  });

  it('has one part per service; the pack has the four', () => {
    expect(partsOf(['pack-complet'])).toEqual(disciplines);
    fc.assert(
      fc.property(fc.subarray([...disciplines]), (selected) => {
        expect(partsOf(selected)).toEqual(disciplines.filter((one) => selected.includes(one)));
      }),
    );
  });
});
