import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { disciplines } from '#domain/catalogue.ts';
import { birth, customerInfo, wireOrder } from '#test/support/builders.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { ChartView } from '#web/features/dossier/order-chart-view.tsx';
import { OrderChart } from '#web/pages/compte/order-chart.tsx';

type Order = Parameters<typeof wireOrder>[0];
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
const card = (changes: Order): string =>
  textOf(
    renderToStaticMarkup(<OrderChart order={wireOrder({ customer_info: customerInfo(), ...changes })} />),
  );

describe('«Votre carte» of an order', () => {
  it.each(['paid', 'delivered'] as const)('is offered for a %s order', (status) => {
    expect(card({ status })).toMatch(/^Votre carte/);
  });

  it.each(['pending', 'failed', 'cancelled'] as const)('is absent from a %s order', (status) => {
    expect(card({ status })).toBe('');
  });

  it('is gone after a full refund or a withdrawal, and says so', () => {
    const gone = 'Cette commande a été remboursée ; la carte n’est plus affichée.';
    const { amount, services } = wireOrder({});
    expect(card({ status: 'delivered', refunded_amount: amount })).toBe(gone);
    const renounced = 'Vous avez renoncé à cette commande ; la carte n’est plus affichée.';
    expect(card({ status: 'paid', withdrawn_services: services })).toBe(renounced);
    const both = { withdrawn_services: services, refunded_amount: amount };
    expect(card({ status: 'paid', ...both })).toBe(gone);
    expect(card({ status: 'paid', refunded_amount: amount - 1 })).toMatch(/^Votre carte/);
  });

  it('names another person, and is absent from an erased order', () => {
    const person = { firstName: 'Jeanne', lastName: 'Le Goff', agreedAt: '2026-11-24T08:00:00.000Z' };
    expect(card({ status: 'paid', customer_info: { ...customerInfo(), person } })).toMatch(
      /^La carte de Jeanne/,
    );
    expect(card({ status: 'paid', customer_info: { ...customerInfo(), birthDate: '' } })).toBe('');
  });
});

describe('the plate that gets drawn', () => {
  const [waiting, taken] = [{ state: 'waiting' as const }, { state: 'taken' as const }];
  const said = (states: readonly (typeof waiting | typeof taken)[], changes: Order = {}) =>
    card({
      parts: states.map((state, at) => ({ service: disciplines[at] ?? keyFor.numbers, ...state })),
      customer_info: customerInfo({ birth: birth() }),
      ...changes,
    });

  it('is said in words: circle, houses, aspects, full ink', () => {
    expect(said([waiting, waiting])).toMatch(/Tracé : le cercle$/);
    expect(said([taken, waiting])).toMatch(/Tracé : le cercle et les maisons$/);
    expect(said([taken, taken])).toMatch(/Tracé : le cercle, les maisons et les aspects$/);
    expect(said([taken, taken], { status: 'delivered' })).toMatch(/À pleine encre$/);
  });

  it('names no houses without an hour or astrology, and nothing where nothing is drawn', () => {
    const unknown = { birth: birth({ precision: 'unknown', offsetSeconds: null, utc: null }) };
    expect(said([waiting], { customer_info: customerInfo(unknown) })).toMatch(/Tracé : la trame$/);
    expect(said([waiting], { customer_info: customerInfo() })).toMatch(
      /^Votre carte de la commande a1b2c3d4$/,
    );
    expect(card({ parts: [{ service: keyFor.numbers, ...waiting }] })).toMatch(/Tracé : la trame$/);
  });

  it('does not wait for a withdrawn part', () => {
    const left = { service: keyFor.numbers, ...waiting, withdrawn_at: '2026-11-25' };
    const parts = [{ service: disciplines[0], ...taken }, left];
    expect(said([], { parts })).toMatch(/Tracé : le cercle, les maisons et les aspects$/);
  });
});

describe('the chart', () => {
  const view = (person = customerInfo({ birth: birth() }), services = disciplines.slice(0, 1)) =>
    renderToStaticMarkup(
      <ChartView services={services} person={person} first="2026-11-24" order={{ parts: [] }} />,
    );

  test('has one tab for each consultation of a pack, and says each drawing in words', () => {
    const markup = view(undefined, [...disciplines]);
    expect(
      markup.match(new RegExp(`role="tab"[^>]*>(Astrologie|${nameFor.numbers}|Human)`, 'g')),
    ).toHaveLength(4);
    expect(markup.match(/role="tabpanel"/g)).toHaveLength(1);
    for (const service of disciplines) expect(view(undefined, [service])).toContain('role="img"');
    expect(textOf(view(undefined, [keyFor.chinese]))).toContain(
      'Le pilier du jour Ding Si Le rang du jour dans un cycle de soixante.',
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says the instant, and draws nothing where the place has no zone', () => {
    expect(textOf(view())).toContain('soit 2 h 42 UTC');
    const bare = customerInfo({ birth: undefined });
    expect(textOf(view(bare))).toContain('votre expert le situe, et rien n’est tracé ici au hasard');
    expect(view(bare)).not.toContain('<svg');
  });

  test('names two possible hours', () => {
    const doubled: ReturnType<typeof birth> = {
      ...birth(),
      ...{ utc: null, offsetSeconds: null },
      offsetBy: 'chosen',
      place: { name: 'Paris', latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' },
    };
    const person = customerInfo({ birthDate: '1976-09-26', birthTime: '00:30', birth: doubled });
    expect(textOf(view(person))).toContain('Deux heures étaient possibles ce jour-là');
  });
});
