import type { AdminOrder, QueuedPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { birthTexts } from './birth-texts.ts';
import { correctionTexts } from './correction-texts.ts';
import { overOfPart } from './order-rows.ts';
import { refundTexts } from './refund-texts.ts';
import { ordersTexts as texts } from './texts.ts';

/** What an administrator does with an order, or with one of its parts. */
export type OrderAct =
  | { readonly kind: 'reassign' | 'allow'; readonly part: QueuedPart }
  | { readonly kind: 'refund' | 'email' | 'birth'; readonly order: AdminOrder };
export type OnAct = (act: OrderAct) => void;

export const canReassign = (order: AdminOrder, part: QueuedPart): boolean =>
  part.state !== 'delivered' && !overOfPart(order, part);
export const canAllow = (order: AdminOrder, part: QueuedPart): boolean =>
  part.untagged_upload !== undefined && !overOfPart(order, part);
/** Orders that were not paid have no birth to correct. */
export const hasBirth = ({ status }: AdminOrder): boolean => status === 'paid' || status === 'delivered';

type Named = { readonly label: string; readonly act: OrderAct };

const actsOfPart = (order: AdminOrder, part: QueuedPart): Named[] => [
  ...(canAllow(order, part)
    ? [{ label: `${texts.allow} (${nameOf(part.service)})`, act: { kind: 'allow', part } as const }]
    : []),
  ...(canReassign(order, part)
    ? [{ label: `${texts.reassign} ${nameOf(part.service)}`, act: { kind: 'reassign', part } as const }]
    : []),
];

/** All that the order allows now. */
export const actsOf = (order: AdminOrder): Named[] => [
  ...order.parts.flatMap((part) => actsOfPart(order, part)),
  ...(hasBirth(order) ? [{ label: birthTexts.correct, act: { kind: 'birth', order } as const }] : []),
  { label: correctionTexts.correct, act: { kind: 'email', order } },
  ...(order.refundable > 0 ? [{ label: refundTexts.refund, act: { kind: 'refund', order } as const }] : []),
];
