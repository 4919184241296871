import type { Order } from '#domain/order.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ordersTexts } from '../texts.ts';
import { hasOpenPart } from './open-part.ts';

/** Where words will stand while their code and they themselves load; nothing where most orders have none. */
export const WordsLoading = ({ order }: { order: Order }) =>
  hasOpenPart(order) ? <Skeleton label={ordersTexts.wordsLoading} lines={order.parts.length + 4} /> : null;
