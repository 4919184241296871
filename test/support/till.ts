import type { PaymentRequest } from '#domain/wire/api.ts';
import { createPayment } from '#lambdas/payments/create-payment.ts';
import type { WorkshopReader } from '#lambdas/payments/due-date.ts';
import { uuidOf } from '#lambdas/platform/tokens.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { attempt, now, paymentRequest, profileRecord, userId } from './builders.ts';
import { countingLimits } from './counting-limits.ts';
import { memoryPayments, memoryShop, workshopOf } from './memory.ts';

const idle = workshopOf({});

/** A shop in memory for `create-payment`: `pay` calls it, `order` reads the stored order. */
export const openTill = (workshopAtFirst: WorkshopReader = idle) => {
  let workshop = workshopAtFirst;
  const setWorkshop = (next: WorkshopReader) => {
    workshop = next;
  };
  const shop = memoryShop();
  const stripe = memoryPayments();
  const counted: string[] = [];
  let isFull = false;
  const fill = () => {
    isFull = true;
  };
  const pay = (changes: Partial<PaymentRequest> = {}, profile: Partial<ProfileRecord> = {}, at = now) =>
    createPayment(paymentRequest(changes), profileRecord(profile), {
      ...shop,
      payments: stripe.payments,
      limits: countingLimits(counted, () => isFull),
      workshop,
      siteUrl: 'https://shop.example',
      now: at,
    });
  const order = (id = uuidOf(userId, attempt)): OrderRecord => {
    const stored = shop.rows.get(id);
    if (!stored) throw new Error(`no order ${id}`);
    return stored;
  };
  return { ...shop, ...stripe, pay, order, setWorkshop, counted, fill };
};
