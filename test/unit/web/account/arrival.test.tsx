import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { orderId, wireOrder } from '#test/support/builders.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { OrderEntry } from '#web/pages/compte/order-entry.tsx';

type Part = Order['parts'][number];
const delivered = (service: Part['service'], day: number, changes: Partial<Part> = {}): Part => ({
  ...{ service, state: 'delivered', expert: 'Hélène Vasseur' },
  delivered_at: `2026-11-${day}T10:00:00.000Z`,
  ...changes,
});
const entry = (parts: Part[], changes: Partial<Order> = {}, isHistory = false): string => {
  const file_urls = parts.map(({ service }) => ({ service, url: `/api/${service}` }));
  const order = wireOrder({ status: 'delivered', services: [keyFor.pack], parts, file_urls, ...changes });
  return renderToStaticMarkup(
    <StaticRouter location="/compte">
      <OrderEntry order={order} isHistory={isHistory} />
    </StaticRouter>,
  );
};
const wordsOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');
const arrived = /Votre rapport est arrivé/;
const solid = (markup: string) => markup.match(/class="_?button[^"\s]*"/g) ?? [];

describe('the arrival of a report', () => {
  it('shows cover, name and signature of the last one, and one way to read it', () => {
    const markup = entry([
      delivered(keyFor.western, 25, { readable: true }),
      delivered(keyFor.numbers, 26, { readable: true, expert: 'Bastien Oriol' }),
    ]);
    expect(wordsOf(markup)).toMatch(
      new RegExp(
        `Nombres du nom de Camille .*Votre rapport est arrivé Bastien Oriol a signé ce rapport le 26 novembre 2026 Lire mon rapport ${nameFor.numbers} Ouvrir le PDF ${nameFor.numbers} .*Renvoyer l’e-mail`,
      ),
    );
    expect(markup.match(/compte.lecture[^"]*service=numerologie/g)).toHaveLength(1);
    expect(markup.match(/compte.lecture[^"]*service=astrologie-occidentale/g)).toHaveLength(1);
    expect(solid(markup)).toHaveLength(1);
  });

  it('has the drawn signature of the expert who took the part, and none of somebody else', () => {
    for (const [expert, id] of [
      ['Bastien Oriol', 'bastien-oriol'],
      ['Jeanne Maillot', 'jeanne-maillot'],
    ] as const) {
      const drawn = entry([delivered(keyFor.numbers, 26, { expert })]);
      expect(drawn).toContain(`signatures.svg#${id}`);
      expect(wordsOf(drawn)).toContain(`${expert} a signé ce rapport`);
    }
    const colleague = entry([delivered(keyFor.numbers, 26, { expert: 'Pascal Riviere' })]);
    expect(colleague).not.toContain('signatures.svg');
    expect(wordsOf(colleague)).toContain('Pascal Riviere a signé ce rapport');
  });

  it('opens the PDF of a report that is no page', () => {
    const markup = entry([delivered(keyFor.numbers, 26)]);
    expect(wordsOf(markup)).toMatch(
      new RegExp(String.raw`Lire mon rapport \(PDF\) ${nameFor.numbers}.*Ouvrir le PDF ${nameFor.numbers}`),
    );
    expect(markup).not.toContain(`/compte/lecture?commande=${orderId}`);
  });

  it('is absent from the history, and from what was withdrawn or refunded', () => {
    const parts = [delivered(keyFor.numbers, 26)];
    expect(entry(parts)).toMatch(arrived);
    expect(entry(parts, {}, true)).not.toMatch(arrived);
    expect(entry(parts, { refunded_amount: 6900 })).not.toMatch(arrived);
    expect(entry(parts, { withdrawn_services: [keyFor.pack] })).not.toMatch(arrived);
    expect(entry([delivered(keyFor.numbers, 26, { refunded_at: '2026-11-27' })])).not.toMatch(arrived);
    expect(entry([{ service: keyFor.numbers, state: 'waiting' }], { file_urls: [] })).not.toMatch(arrived);
  });
});
