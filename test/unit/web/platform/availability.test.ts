/** The texts about absent experts and closed disciplines before the payment. */
import { describe, expect, it } from 'vitest';
import { noQueues, type Queues } from '#domain/checkout.ts';
import { availabilityOf } from '#web/platform/availability.ts';

const now = new Date('2026-11-23T09:00:00Z');
const read = (service: Parameters<typeof availabilityOf>[0], queues: Partial<Queues>) => {
  const known = availabilityOf(service, { ...noQueues, ...queues }, now);
  return known && { ...known, text: known.text.replaceAll(/\s/g, ' ') };
};
const away = {
  back: { numerologie: '2026-12-07' },
  hours: { numerologie: 344 },
  priority_hours: { numerologie: 344 },
};

describe('a discipline whose experts are all away', () => {
  it('shows the day of return, and the report’s due date', () => {
    expect(read('numerologie', away)).toEqual({
      isClosed: false,
      text: 'Absence jusqu’au 6 décembre compris, retour le lundi 7 décembre 2026. Votre rapport sera livré au plus tard le lundi 7 décembre 2026.',
    });
  });

  it('is shown for the pack, and for nothing else', () => {
    expect(read('pack-complet', away)?.text).toContain(
      'Vos rapports seront tous livrés au plus tard le lundi 7',
    );
    expect(read('human-design', away)).toBeUndefined();
  });
});

describe('a closed discipline', () => {
  const closed = { ...away, closed: ['numerologie'] as const };

  it('cannot be bought, even when experts are away, nor can the pack', () => {
    expect(read('numerologie', closed)).toEqual({
      isClosed: true,
      text: 'Fermée pour le moment : nous n’y prenons aucune nouvelle commande.',
    });
    expect(read('pack-complet', closed)).toEqual({
      isClosed: true,
      text: 'Fermé pour le moment : le pack contient Numérologie.',
    });
    expect(read('human-design', closed)).toBeUndefined();
  });
});
