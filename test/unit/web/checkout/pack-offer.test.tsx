/** The pack is proposed once the chosen consultations cost more than it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PaidKey } from '#domain/catalogue.ts';
import { noQueues } from '#domain/checkout.ts';
import { PackOffer } from '#web/pages/checkout/services-step.tsx';

const said = (selection: readonly PaidKey[], queues = noQueues) =>
  renderToStaticMarkup(<PackOffer selection={selection} queues={queues} onToggle={() => undefined} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

const three = ['astrologie-occidentale', 'astrologie-chinoise', 'human-design'] as const;

test('at 73 € and at 82 €, with what it saves', () => {
  expect(said(three)).toBe(
    'Votre choix coûte 73 €. Le pack réunit les quatre consultations pour 69 €, soit 4 € de moins. Prendre le pack',
  );
  expect(said([...three, 'numerologie'])).toMatch(/^Votre choix coûte 82 €.* 13 € de moins/);
});

test('not below its price, and not beside itself', () => {
  expect(said(['astrologie-occidentale', 'astrologie-chinoise', 'numerologie'])).toBe('');
  expect(said(['pack-complet'])).toBe('');
});

test('not while one of its disciplines is closed', () => {
  expect(said(three, { ...noQueues, closed: ['numerologie'] })).toBe('');
});
