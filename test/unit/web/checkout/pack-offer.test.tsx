/** The pack is proposed once the chosen consultations cost more than it. */
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogue, disciplines, type PaidKey } from '#domain/catalogue.ts';
import { noQueues } from '#domain/checkout.ts';
import { formatPrice } from '#domain/money.ts';
import { keyFor } from '#test/support/keys.ts';
import { PackOffer } from '#web/pages/checkout/services-step.tsx';

const said = (selection: readonly PaidKey[], queues = noQueues) =>
  renderToStaticMarkup(<PackOffer selection={selection} queues={queues} onToggle={() => undefined} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

const { price } = catalogue[keyFor.pack];
const euros = (cents: number) => formatPrice(cents).replace('\u00a0', ' ');

test('with what it saves as soon as the choice costs more, and not before', () => {
  fc.assert(
    fc.property(fc.subarray([...disciplines]), (selection) => {
      const total = selection.reduce((sum, key) => sum + catalogue[key].price, 0);
      const offer = `Votre choix coûte ${euros(total)}. Le pack réunit les quatre consultations pour ${euros(price)}, soit ${euros(total - price)} de moins. Prendre le pack`;
      expect(said(selection)).toBe(total > price ? offer : '');
    }),
  );
  expect(said(disciplines)).not.toBe('');
});

test('not beside itself', () => {
  expect(said([keyFor.pack])).toBe('');
});

test('not while one of its disciplines is closed', () => {
  expect(said(disciplines, { ...noQueues, closed: [keyFor.numbers] })).toBe('');
});
