import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { customerInfo, wireOrder } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { Frontispiece } from '#web/pages/compte/frontispiece.tsx';

type Order = Parameters<typeof wireOrder>[0];
const markupOf = (changes: Order) => renderToStaticMarkup(<Frontispiece order={wireOrder(changes)} />);
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

describe('the covers of an order', () => {
  it('have title, name, date, hour, place and who may sign', () => {
    const text = textOf(markupOf({ services: [keyFor.numbers], customer_info: customerInfo() }));
    expect(text).toBe(
      'Les Quatre Sagesses Nombres du nom de Camille Naissance le 17 avril 1991, 6 h 42 Nantes par un de nos deux numérologues',
    );
  });

  it('are signed by who has taken the part, and by the next one after a handover', () => {
    const taken = (expert: string) =>
      markupOf({
        services: [keyFor.numbers],
        parts: [{ service: keyFor.numbers, state: 'taken', expert }],
        customer_info: customerInfo(),
      });
    for (const [expert, id] of [
      ['Jeanne Maillot', 'jeanne-maillot'],
      ['Bastien Oriol', 'bastien-oriol'],
    ] as const) {
      expect(textOf(taken(expert))).toMatch(new RegExp(`par ${expert}$`));
      expect(taken(expert)).toContain(`signatures.svg#${id}`);
    }
  });

  it('are four for the pack, with the signature of each expert who is alone in a discipline', () => {
    const markup = markupOf({ services: [keyFor.pack], customer_info: customerInfo() });
    expect(markup.match(/<li/g)).toHaveLength(4);
    expect(markup.match(/signatures\.svg#/g)).toHaveLength(3);
    expect(textOf(markup)).toMatch(/Thème natal.*Quatre piliers.*Nombres du nom.*Human Design/);
  });

  it('name another person', () => {
    const person = { firstName: 'Hugo', lastName: 'Le Goff', agreedAt: '2026-11-24T08:00:00.000Z' };
    expect(textOf(markupOf({ customer_info: { ...customerInfo(), person } }))).toContain('d’Hugo');
  });

  it('show the emblem until the chart has come, and without a birth no line about it', () => {
    const markup = markupOf({
      customer_info: customerInfo({ birthDate: '', birthTime: '', birthPlace: '' }),
    });
    expect(markup).toContain('emblems.svg#');
    expect(textOf(markup)).not.toContain('Naissance');
  });
});
