import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { NoticeRecord } from '#lambdas/storage/transactions/notify.ts';

type Of = Pick<PartRecord, 'order_id' | 'service'>;

/** Names the unread messages of a part to an expert, who is told of them once. */
export const messageNoticeId = ({ order_id, service }: Of, expertId: string): string =>
  `message ${order_id} ${service} ${expertId}`;

export const messageNotice = (part: Of, user_id: string, now: Date): NoticeRecord => ({
  id: messageNoticeId(part, user_id),
  event: 'message',
  order_id: part.order_id,
  service: part.service,
  user_id,
  at: now.toISOString(),
});
