import type { PaidKey } from '#domain/catalogue.ts';
import { findWithdrawal, withdraw } from '#domain/wire/refunds.ts';
import { call } from '#web/platform/api-client.ts';

/** The order of a request: by id with a session, otherwise by number and address. */
export type Reference = { order_id: string } | { number: string; email: string };

/** The parts of an order that can be withdrawn from, and the refund. */
export type Found = Awaited<ReturnType<typeof find>>;
export const find = async (reference: Reference) => (await call(findWithdrawal, { body: reference })).order;

export type Declaration = {
  readonly name: string;
  readonly services: readonly PaidKey[];
  readonly attempt: string;
};
/** Date, amount of the refund, and the address of the receipt. */
export type Receipt = Awaited<ReturnType<typeof declare>>;
export const declare = (reference: Reference, { services, ...rest }: Declaration) =>
  call(withdraw, { body: { ...reference, ...rest, services: [...services] } });
