import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, marginDue, marginRight, maxQuote, quoteOf, sentencesOf } from '#domain/margin.ts';

describe('the sentences of a paragraph', () => {
  it.each([
    ['Je commence par votre Lune. Elle est à 27°35′ du Taureau.', 2],
    ['On vous dit lente ; vous êtes seulement la dernière à faire semblant.', 1],
    ['«\u00a0Rien ne presse.\u00a0» Votre Lune garde, votre Vénus échange.', 2],
    ['Est-ce lent ? Oui ! Et c’est bien… Voici pourquoi.', 4],
    ['Le 3.4 n’est pas une fin, ni M. Renard, né le 17 avril.', 1],
    ['', 0],
  ])('%s', (text, count) => expect(sentencesOf(text)).toHaveLength(count));

  it('lose none of its words', () => {
    const words = fc.array(
      fc.constantFrom('Lune', 'mars', 'Été', 'oui.', 'non !', '« ici »', '12', '3.', 'fin…'),
    );
    fc.assert(
      fc.property(words, (some) => {
        const text = some.join(' ');
        expect(sentencesOf(text).join(' ').replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
      }),
    );
  });
});

describe('the anchor of a sentence', () => {
  it('is the same however its spaces are set, and another for other words', () => {
    expect(anchorOf('Vous avancez : lentement.')).toBe(anchorOf(' Vous avancez\u00a0:\nlentement. '));
    expect(anchorOf('Vous avancez.')).not.toBe(anchorOf('Vous avanciez.'));
    expect(anchorOf('Vous avancez.')).toMatch(/^[0-9a-f]{8}-13$/);
  });
});

it('a long sentence is quoted by its beginning', () => {
  expect(quoteOf('Bref.')).toBe('Bref.');
  const quote = quoteOf('mot '.repeat(200));
  expect(quote.length).toBeLessThanOrEqual(maxQuote);
  expect(quote.endsWith('…')).toBe(true);
});

it.each([
  ['2026-11-27T14:00:00Z', '2026-11-30T22:59:59.999Z'],
  ['2026-11-30T14:00:00Z', '2026-12-01T22:59:59.999Z'],
  ['2026-12-24T14:00:00Z', '2026-12-28T22:59:59.999Z'],
])('a question of %s is answered by %s', (at, due) => {
  expect(marginDue(new Date(at)).toISOString()).toBe(due);
});

it('three are asked of a report, and of a part of a pack as many as one likes, for longer', () => {
  const delivered_at = '2026-11-27T14:00:00.000Z';
  expect(marginRight({ delivered_at, isPack: false, asked: 2 })).toEqual({
    until: '2026-12-11T22:59:59.999Z',
    left: 1,
  });
  expect(marginRight({ delivered_at, isPack: false, asked: 4 }).left).toBe(0);
  expect(marginRight({ delivered_at, isPack: true, asked: 40 })).toEqual({
    until: '2026-12-27T22:59:59.999Z',
    left: undefined,
  });
});
