import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { customerInfo, wireOrder } from '#test/support/builders.ts';
import { OrderEntry } from '#web/pages/compte/order-entry.tsx';

const person = { firstName: 'Jeanne', lastName: 'Le Goff', agreedAt: '2026-11-24T08:00:00.000Z' };
const markupOf = (info: object, status: 'paid' | 'pending' = 'paid'): string => {
  const order = wireOrder({ status, customer_info: { ...customerInfo(), ...info } });
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

describe('the card of an order for another person', () => {
  it('says whom it is for, and holds the text to hand on', () => {
    const card = cardOf({ person });
    expect(card).toContain('Pour Jeanne Le Goff. Naissance :');
    expect(card).toContain('À transmettre à Jeanne');
    expect(card).toContain('Camille Renard nous a commandé une consultation écrite à votre sujet');
    expect(card).toContain('Copier le texte');
  });

  it('begins with the birth in an order for the buyer', () => {
    expect(markupOf({})).toMatch(/<p[^>]*>Naissance/);
  });

  it('hands on nothing before it is paid, nor for the buyer’s own order', () => {
    expect(cardOf({ person }, 'pending')).not.toContain('À transmettre');
    expect(cardOf({})).not.toMatch(/À transmettre|Pour /);
  });
});
