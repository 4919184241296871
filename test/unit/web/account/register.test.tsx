/** «Qui a consulté mes données»: its plain lines, and the specimen before the payment. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Access, accessSchema } from '#domain/atelier.ts';
import { formatLongDateTime } from '#domain/dates.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { RegisterLines } from '#web/features/register/register-lines.tsx';
import { registerTexts } from '#web/features/register/texts.ts';
import { Specimen } from '#web/pages/checkout/specimen.tsx';

const wordsOf = (markup: string) =>
  markup
    .replace(/<\/?(?:b|time|span|text-run|no-break)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/[\s\u00a0\u202f]+/g, ' ');
const linesOf = (markup: string) =>
  wordsOf(markup)
    .split('|')
    .filter((line) => line.includes(', pour '));

const service = keyFor.western;
const opened: Access = {
  ...{ at: '2026-11-24T08:12:00Z', by: 'expert', name: 'Hélène Vasseur', what: 'birth_data', service },
};

describe('the register', () => {
  it('says who, when in Paris, and why, in one plain line', () => {
    const whenOf = ({ at }: Access) => formatLongDateTime(new Date(at));
    expect(linesOf(renderToStaticMarkup(<RegisterLines accesses={[opened]} whenOf={whenOf} />))).toEqual([
      `Hélène Vasseur, expert, mardi 24 novembre 2026 à 9 h 12, pour écrire votre rapport ${nameFor.western}`,
    ]);
  });

  it.each(accessSchema.shape.what.options)('has a purpose for %s, with and without a service', (what) => {
    expect(registerTexts.why({ what })).toMatch(/^pour \p{L}+(er|ir|ire) /u);
    expect(registerTexts.why({ what, service })).not.toMatch(/undefined|\s$/);
  });

  it('names the role of somebody who has no name', () => {
    expect(accessSchema.shape.by.options.map((by) => registerTexts.who({ by }))).toEqual([
      'expert',
      'administration',
      'Vous',
      'Lien personnel de l’e-mail',
      'La personne concernée',
    ]);
  });
});

describe('the specimen before the payment', () => {
  it('is marked as one, and has lines of the kinds that the journal records', () => {
    const markup = renderToStaticMarkup(<Specimen />);
    expect(wordsOf(markup)).toMatch(/Spécimen .*une cliente inventée/);
    expect(linesOf(markup)).toEqual([
      `Vous, mardi à 11 h 40, pour lire le rapport ${nameFor.western}`,
      `Hélène Vasseur, expert, mardi à 9 h 12, pour écrire votre rapport ${nameFor.western}`,
      'Vous, lundi à 17 h 05, pour corriger la naissance',
    ]);
  });
});
