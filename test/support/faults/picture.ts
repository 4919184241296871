/** The final state of a flow, without values that differ between runs: ids, times, versions. */
import PostalMime from 'postal-mime';
import * as z from 'zod/mini';
import { orderRecordSchema, partRecordSchema, refundRecordSchema } from '#lambdas/storage/order-record.ts';
import { totalOf } from '../stripe/records.ts';
import { unordered } from '../unordered.ts';
import type { World } from './world.ts';

/** The parts of a world that a picture shows. */
export type Seen = {
  readonly resources: Pick<World['resources'], 'rows'>;
  readonly stripe: Pick<World['stripe'], 'state'>;
  readonly proxy: Pick<World['proxy'], 'mails'>;
};

const orderRows = z.array(orderRecordSchema);
const refundRows = z.array(refundRecordSchema);
const partRows = z.array(partRecordSchema);
const outboxRows = z.array(z.object({ id: z.string(), state: z.string(), next_at: z.optional(z.string()) }));
const profileRows = z.array(z.object({ email: z.string(), email_validated: z.boolean() }));

/** The refunds of an order, and those still requested. */
const refundsIn = async (world: Seen, orderId: string): Promise<string[]> => {
  const rows = refundRows.parse(await world.resources.rows('Refunds'));
  const own = rows.filter((row) => row.order_id === orderId);
  return unordered(
    own.map(({ origin, state, amount, awaiting = 'nobody' }) => `${origin} ${amount} ${state} ${awaiting}`),
  );
};

const partIn = (part: z.infer<typeof partRecordSchema>, order: z.infer<typeof orderRecordSchema>) => ({
  service: part.service,
  state: part.state,
  isDueWithOrder: part.due_at === order.due_at,
  queue: part.queue ?? null,
  isWithdrawn: part.withdrawn_at !== undefined,
  isRevoked: part.refunded_at !== undefined,
});

const ordersIn = async (world: Seen) => {
  const parts = partRows.parse(await world.resources.rows('Parts'));
  const orders = orderRows.parse(await world.resources.rows('Orders'));
  const pictures = orders.map(async (order) => ({
    status: order.status,
    amount: order.amount,
    services: order.services,
    verified: order.email_validated,
    awaiting: order.awaiting ?? null,
    hasSession: order.payment.session_id !== undefined,
    isPaid: order.paid_at !== undefined && order.paid_session_id !== undefined,
    isConfirmed: order.confirmed_at !== undefined,
    duplicates: order.duplicate_refunds?.length ?? 0,
    papers: unordered((order.papers ?? []).map(({ kind, number }) => `${kind} ${number}`)),
    refunds: await refundsIn(world, order.id),
    refunded: order.refunded_amount ?? 0,
    reserved: order.refund_reserved ?? 0,
    withdrawn: unordered(order.withdrawn_services ?? []),
    dispute: order.dispute?.status ?? null,
    parts: unordered(parts.filter((part) => part.order_id === order.id).map((part) => partIn(part, order))),
  }));
  return unordered(await Promise.all(pictures));
};

const stripeIn = (world: Seen) => {
  const { sessions, charges, refunds } = world.stripe.state();
  const count = (status: string) => sessions.filter((session) => session.status === status).length;
  const kept = charges.filter(({ status }) => status === 'succeeded');
  return {
    open: count('open'),
    complete: count('complete'),
    payable: unordered(sessions.filter(({ status }) => status !== 'expired').map(totalOf)),
    keptCents: kept.reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0),
    refunds: unordered(refunds.map(({ amount }) => amount)),
  };
};

/** The recorded events by type, without those of sessions that a fault made superfluous. */
const ledgerIn = async (world: Seen) => {
  const { events, sessions } = world.stripe.state();
  const expired = new Set(sessions.filter(({ status }) => status === 'expired').map(({ id }) => id));
  const seen = new Set((await world.resources.rows('Ledger')).map(({ id }) => id));
  const noted = events.filter(({ id, session }) => seen.has(id) && !expired.has(session));
  return unordered(noted.map(({ type }) => type));
};

const kindOf = (outboxId: string) => outboxId.replace(/:[^:]*$/, '').replace(/:[0-9a-f-]{36}/, '');

/** Subjects and attachments of all mails that SES accepted, repetitions included, without order numbers. */
const subjectsOf = async (world: Seen): Promise<string[]> => {
  const mails = await Promise.all(world.proxy.mails.map((raw) => PostalMime.parse(raw)));
  const nameOf = ({ subject = '', attachments }: (typeof mails)[number]) =>
    [subject.replace(/[0-9a-f]{8}/, 'N'), ...attachments.map(({ filename }) => filename)].join(', ');
  return unordered(mails.map(nameOf));
};

/** The state of a world, comparable with that of another run. */
export const pictureOf = async (world: Seen) => {
  const subjects = await subjectsOf(world);
  const outbox = outboxRows.parse(await world.resources.rows('Outbox'));
  const profiles = profileRows.parse(await world.resources.rows('Profiles'));
  return {
    orders: await ordersIn(world),
    stripe: stripeIn(world),
    ledger: await ledgerIn(world),
    issues: unordered((await world.resources.rows('Issues')).map(({ kind }) => kind)),
    // A set, because a customer whose link a fault used up requests another, which is a row of its own.
    outbox: unordered([...new Set(outbox.map(({ id, state }) => `${kindOf(id)} ${state}`))]),
    profiles: unordered(profiles.map(({ email_validated }) => ({ verified: email_validated }))),
    mails: [...new Set(subjects)],
    repeatedMails: subjects.length - outbox.filter(({ state }) => state === 'sent').length,
  };
};
export type Picture = Awaited<ReturnType<typeof pictureOf>>;
