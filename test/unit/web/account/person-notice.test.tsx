import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { customerInfo, wireOrder } from '#test/support/builders.ts';
import { OrderEntry } from '#web/pages/compte/order-entry.tsx';

const person = { firstName: 'Jeanne', lastName: 'Le Goff', agreedAt: '2026-11-24T08:00:00.000Z' };
const markupOf = (info: object, status: 'paid' | 'pending' = 'paid', change: Partial<Order> = {}): string => {
  const order = wireOrder({ status, customer_info: { ...customerInfo(), ...info }, ...change });
  return renderToStaticMarkup(
    <StaticRouter location="/compte">
      <OrderEntry order={order} isHistory={status !== 'paid'} />
    </StaticRouter>,
  );
};
const cardOf = (...args: Parameters<typeof markupOf>): string =>
  markupOf(...args)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ');

const erasedAt = '2026-11-25T08:00:00.000Z';

describe('the card of an order for another person', () => {
  it.each(['paid', 'pending'] as const)(
    'says whom it is for, and holds the text to hand on while it is %s',
    (status) => {
      const card = cardOf({ person }, status);
      expect(card).toContain('Pour Jeanne Le Goff. Naissance :');
      expect(card).toContain('À transmettre à Jeanne');
      expect(card).toContain('Si cette personne fait effacer ses données');
    },
  );

  it('begins with the birth in an order for the buyer', () => {
    expect(markupOf({})).toMatch(/<p[^>]*>Naissance/);
  });

  it('hands on nothing for the buyer’s own order', () => {
    expect(cardOf({})).not.toMatch(/À transmettre|Pour /);
  });

  it('says that the person was erased, and offers no report any more', () => {
    const card = cardOf({ birthDate: '', birthTime: '', birthPlace: '' }, 'paid', {
      person_erased_at: erasedAt,
    });
    expect(card).toContain('Effacé à la demande de la personne concernée');
    expect(card).toContain('vous est remboursé en entier');
    expect(card).not.toMatch(/Renvoyer|va prendre votre commande|Délai estimé|À transmettre/);
  });
});
