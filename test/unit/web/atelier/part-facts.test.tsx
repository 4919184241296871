import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OpenPart } from '#domain/atelier.ts';
import { nothingChosen } from '#domain/dossier/conventions.ts';
import { customerInfo } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { PartFacts } from '#web/pages/atelier/part-page.tsx';

const factsOf = (info: object): string => {
  const part: OpenPart = {
    ...{ order_id: 'a', number: 'a1b2c3d4', service: keyFor.numbers, state: 'taken' },
    ...{ due_at: '2026-11-27T08:00:00.000Z', services: [keyFor.numbers] },
    customer_info: { ...customerInfo(), ...info },
    ...{ email_validated: true, memos: [], conventions: nothingChosen },
  };
  const markup = renderToStaticMarkup(<PartFacts part={part} onAnswer={() => {}} />);
  return markup.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');
};

it('an expert reads the person studied, the names of the certificate and who ordered', () => {
  const person = { firstName: 'Jeanne', lastName: 'Le Goff', agreedAt: '2026-11-24T08:00:00.000Z' };
  const birthNames = { firstNames: 'Jeanne Marie', lastName: 'Kerviel' };
  const facts = factsOf({ person, birthNames });
  expect(facts).toContain('Nom Jeanne Le Goff');
  expect(facts).toContain('État civil Jeanne Marie Kerviel');
  expect(facts).toContain('Commandée par Camille Renard');
});

it('an expert reads one name in an order for the buyer', () => {
  const facts = factsOf({});
  expect(facts).toContain('Nom Camille Renard');
  expect(facts).not.toMatch(/Commandée par|État civil/);
});
