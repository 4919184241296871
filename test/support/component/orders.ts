/** Orders as the shop answers them, today. */
import { partsOf } from '#domain/catalogue.ts';
import type { Order } from '#domain/order.ts';
import { reportLink } from '#domain/wire/reports.ts';
import { keyFor } from '#test/support/keys.ts';
import { wireOrder } from '../builders.ts';

/** An instant so many hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A paid order whose parts wait for their experts. */
export const paidOrder = (changes: Partial<Order> = {}): Order => {
  const { services = [keyFor.numbers] } = changes;
  return wireOrder({
    ...{
      created_at: inHours(-25),
      paid_at: inHours(-24),
      due_at: inHours(48),
      withdrawal_until: inHours(300),
    },
    confirmed_at: inHours(-24),
    parts: partsOf(services).map((service) => ({ service, state: 'waiting' as const })),
    papers: [{ id: 'invoice', kind: 'invoice', number: '2026-000001', issued_at: inHours(-24) }],
    ...changes,
  });
};

/** The expert has taken every part. */
export const takenOrder = (changes: Partial<Order> = {}): Order => {
  const order = paidOrder(changes);
  const taken = { state: 'taken', expert: 'Pascal Riviere', taken_at: inHours(-12) } as const;
  return { ...order, parts: order.parts.map((part) => ({ ...part, ...taken })), ...changes };
};

const addressOf = (id: string, service: string) =>
  reportLink.path.replace('{id}', id).replace('{service}', service);

/** Every part is delivered; only a report from the desk is `readable`. */
export const deliveredOrder = (changes: Partial<Order> = {}, isReadable = false): Order => {
  const order = takenOrder(changes);
  const delivered = {
    state: 'delivered',
    delivered_at: inHours(-1),
    version: 1,
    code: 'K7QM-2R4D-9WXA-3H8V',
  } as const;
  return {
    ...order,
    ...{ status: 'delivered', delivered_at: inHours(-1) },
    parts: order.parts.map((part) => ({ ...part, ...delivered, ...(isReadable && { readable: true }) })),
    file_urls: order.parts.map(({ service }) => ({ service, url: addressOf(order.id, service) })),
    ...changes,
  };
};
