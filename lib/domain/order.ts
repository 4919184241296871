import * as z from 'zod/mini';
import { bornSchema } from './births/born.ts';
import { correctionSchema } from './births/correction.ts';
import { disciplines, paidKeys } from './catalogue.ts';
import { paperSchema } from './papers.ts';
import { disputeSchema, owedSchema } from './refunds.ts';
import { lineSchema } from './sold.ts';

/** §4 «Order status»; unknown ones are treated as pending. */
export const orderStatuses = ['pending', 'paid', 'delivered', 'failed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const partStates = ['waiting', 'taken', 'delivered'] as const;

/** Wire shape of an order: `amount` in cents, instants in UTC. */
export const orderSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  status: z.catch(z.enum(orderStatuses), 'pending'),
  amount: z.int(),
  services: z.array(z.enum(paidKeys)),
  /** What was sold, as it was then; absent in an order of before decision 80. */
  sold: z.optional(z.array(lineSchema)),
  customer_info: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** The birth, for its customer who asks for the order: neither live messages nor the return page carry it. */
    ...z.partial(bornSchema).shape,
  }),
  created_at: z.string(),
  email_validated: z.boolean(),
  /** Absent when the address was verified before the order. */
  email_validated_at: z.optional(z.string()),
  /** Rises with every change; browsers ignore a lower version. */
  version: z.int(),
  paid_at: z.optional(z.string()),
  /** The due date: `paid_at` plus the upper bound of the delivery delay, or plus `due_hours`. */
  due_at: z.optional(z.string()),
  /** The delivery bound shown before the payment, in hours, when the queue made it longer than the catalogue's. */
  due_hours: z.optional(z.int()),
  /** The last missed due date: the customer was informed, and `due_at` is the new date. */
  apologised_at: z.optional(z.string()),
  /** End of the 14 days (code de la consommation L221-18). */
  withdrawal_until: z.optional(z.string()),
  /** End of the pack's 30 days, a commercial guarantee beside the statutory right. */
  guarantee_until: z.optional(z.string()),
  confirmed_at: z.optional(z.string()),
  delivered_at: z.optional(z.string()),
  /** Sum of the succeeded refunds, in cents. */
  refunded_amount: z.optional(z.int()),
  refund_owed: z.optional(owedSchema),
  /** The customer's last withdrawal, and all services that were withdrawn so far. */
  withdrawn_at: z.optional(z.string()),
  withdrawn_services: z.optional(z.array(z.enum(paidKeys))),
  /** When the person studied had its data erased; what was not delivered by then is stopped and paid back. */
  person_erased_at: z.optional(z.string()),
  dispute: z.optional(disputeSchema),
  /** The invoice and a credit note per refund, in the order of issue. */
  papers: z.optional(z.array(paperSchema)),
  /** A payment that the bank confirms later: it still decides, or has refused. Absent once paid or tried again. */
  bank: z.optional(z.object({ state: z.enum(['deciding', 'refused']), at: z.string() })),
  terms: z.object({ version: z.string(), hash: z.string(), accepted_at: z.string() }),
  parts: z.array(
    z.object({
      service: z.enum(disciplines),
      state: z.enum(partStates),
      /** Display name of the expert who took it. */
      expert: z.optional(z.string()),
      taken_at: z.optional(z.string()),
      delivered_at: z.optional(z.string()),
      /** The version of the delivered report, from 1; a replacement raises it. */
      version: z.optional(z.int()),
      /** True when screen readers cannot follow the delivered report. */
      untagged: z.optional(z.literal(true)),
      /** True when the account shows the delivered report as a page, too. */
      readable: z.optional(z.literal(true)),
      /** How its chart is drawn, where somebody has chosen (`conventionsSchema`, which a page loads with the chart). */
      conventions: z.optional(z.record(z.string(), z.string())),
      /** The code of authenticity of the delivered report. */
      code: z.optional(z.string()),
      /** Since when its clock stands: its expert waits for an answer. */
      asked_at: z.optional(z.string()),
      /** Until when its expert answers a correction that its customer waits for. */
      correcting_until: z.optional(z.string()),
      /** True once something was written about it: words, or a message of either side. */
      written: z.optional(z.literal(true)),
      /** The part is withdrawn; its report can be read until the refund is settled. */
      withdrawn_at: z.optional(z.string()),
      /** The part is refunded; its report can no longer be read. */
      refunded_at: z.optional(z.string()),
    }),
  ),
  file_urls: z.array(z.object({ service: z.string(), url: z.string() })),
  /** For its customer; absent in an order of before births had rows of their own. */
  correction: z.optional(correctionSchema),
});
export type Order = z.infer<typeof orderSchema>;

/** The first 8 characters of the id (§2). */
export const orderNumber = (id: string): string => id.slice(0, 8);

export const hasPdf = (order: Pick<Order, 'file_urls'>): boolean => order.file_urls.length > 0;
export const isProcessing = (order: Pick<Order, 'status' | 'file_urls'>): boolean =>
  order.status === 'paid' && !hasPdf(order);
/** «Mes commandes» lists these orders (§2). */
export const isListed = (order: Pick<Order, 'status'>): boolean =>
  order.status === 'paid' || order.status === 'delivered';
/** True for an order that was not paid, for any reason. */
export const isPayable = (order: Pick<Order, 'status'>): boolean =>
  order.status === 'pending' || order.status === 'cancelled' || order.status === 'failed';
/** True while the bank decides; a second payment could pay the order twice. */
export const isDeciding = ({ bank }: Pick<Order, 'bank'>): boolean => bank?.state === 'deciding';
/** True when «Reprendre le paiement» is offered. */
export const canResume = (order: Pick<Order, 'status' | 'bank'>): boolean =>
  isPayable(order) && !isDeciding(order);
/** True when the catalogue's delay still applies; otherwise only the date is valid. */
export const hasUsualDelay = (order: Pick<Order, 'due_hours' | 'apologised_at'>): boolean =>
  order.due_hours === undefined && order.apologised_at === undefined;
export const isRefunded = (order: Pick<Order, 'amount' | 'refunded_amount'>): boolean =>
  (order.refunded_amount ?? 0) >= order.amount;

/** True when the customer has withdrawn all services. */
export const isWithdrawn = (order: Pick<Order, 'services' | 'withdrawn_services'>): boolean =>
  order.services.every((service) => order.withdrawn_services?.includes(service));

/** Delivered and total reports of a partly delivered order; undefined when none or all are delivered. */
export const inPart = (order: Pick<Order, 'status' | 'parts'>): { done: number; all: number } | undefined => {
  const owed = order.parts.filter(
    (part) => part.state === 'delivered' || !(part.withdrawn_at ?? part.refunded_at),
  );
  const done = owed.filter(({ state }) => state === 'delivered').length;
  return order.status === 'paid' && done > 0 && done < owed.length ? { done, all: owed.length } : undefined;
};

export type HistoryBadge =
  | 'refunded'
  | 'delivered'
  | 'processing'
  | 'waiting'
  | 'unconfirmed'
  | 'failed'
  | 'cancelled';

/** §4 «Historique badge», first match wins; a full refund comes first. */
export const historyBadge = (
  order: Pick<Order, 'status' | 'file_urls' | 'email_validated' | 'amount' | 'refunded_amount'>,
): HistoryBadge => {
  if (isRefunded(order)) return 'refunded';
  if (hasPdf(order)) return 'delivered';
  if (order.status === 'paid') return order.email_validated ? 'processing' : 'unconfirmed';
  if (order.status === 'failed' || order.status === 'cancelled') return order.status;
  return 'waiting';
};
