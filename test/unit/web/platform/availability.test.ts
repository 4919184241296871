/** The texts about absent experts and closed disciplines before the payment. */
import { describe, expect, it } from 'vitest';
import { noQueues, type Queues } from '#domain/checkout.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { availabilityOf } from '#web/platform/availability.ts';

const now = new Date('2026-11-23T09:00:00Z');
const read = (service: Parameters<typeof availabilityOf>[0], queues: Partial<Queues>) => {
  const known = availabilityOf(service, { ...noQueues, ...queues }, now);
  return known && { ...known, text: known.text.replaceAll(/\s/g, ' ') };
};
const away = {
  back: { [keyFor.numbers]: '2026-12-07' },
  hours: { [keyFor.numbers]: 344 },
  priority_hours: { [keyFor.numbers]: 344 },
};

describe('a discipline whose experts are all away', () => {
  it('shows the day of return, and the report’s due date', () => {
    expect(read(keyFor.numbers, away)).toEqual({
      isClosed: false,
      text: 'Absence jusqu’au 6 décembre compris, retour le lundi 7 décembre 2026. Votre rapport sera livré au plus tard le lundi 7 décembre 2026.',
    });
  });

  it('is shown for the pack, and for nothing else', () => {
    expect(read(keyFor.pack, away)?.text).toContain(
      'Vos rapports seront tous livrés au plus tard le lundi 7',
    );
    expect(read(keyFor.design, away)).toBeUndefined();
  });
});

describe('a closed discipline', () => {
  const closed = { ...away, closed: [keyFor.numbers] as const };

  it('cannot be bought, even when experts are away, nor can the pack', () => {
    expect(read(keyFor.numbers, closed)).toEqual({
      isClosed: true,
      text: 'Fermée pour le moment : nous n’y prenons aucune nouvelle commande.',
    });
    expect(read(keyFor.pack, closed)).toEqual({
      isClosed: true,
      text: `Fermé pour le moment : le pack contient ${nameFor.numbers}.`,
    });
    expect(read(keyFor.design, closed)).toBeUndefined();
  });
});
