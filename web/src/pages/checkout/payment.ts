import { errorTexts } from '#domain/texts/errors.ts';
import type { PaymentRequest } from '#domain/wire/api.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';

type Answer = { url?: string | undefined; order_id?: string | undefined; claim?: string | undefined };

export type PaymentPorts = {
  readonly request: (request: PaymentRequest) => Promise<Answer>;
  /** Stores the claim and the post-payment hint before the redirect (§4). */
  readonly remember: (orderId: string, claim: string) => void;
  /** Removes both. */
  readonly forget: () => void;
  readonly leave: (url: string) => void;
};

/** The payment address must be http or https, so that no script runs from it. */
const isPaymentUrl = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

/** Requests the payment page and redirects to it (§4). After a failure nothing stays stored, and the error is thrown. */
export const startPayment = async (request: PaymentRequest, ports: PaymentPorts): Promise<void> => {
  try {
    const { url, order_id: orderId, claim } = await ports.request(request);
    if (!url || !orderId || !claim || !isPaymentUrl(url)) {
      throw new ApiError('no_payment_url', texts.noPaymentUrl, 502);
    }
    ports.remember(orderId, claim);
    ports.leave(url);
  } catch (error) {
    ports.forget();
    throw error;
  }
};

/** The checkout's reaction to a refused payment. */
type PaymentFailure = {
  readonly text: string;
  /**
   * `paid`: the order is paid already; `content`: another attempt is needed; `order`: the order is not ours;
   * `due date`: a later date; `closed`: a discipline is closed.
   */
  readonly cause: 'paid' | 'content' | 'order' | 'due date' | 'closed' | 'session' | 'other';
};

const causes: Readonly<Record<string, PaymentFailure['cause']>> = {
  already_paid: 'paid',
  attempt_changed: 'content',
  due_date_later: 'due date',
  discipline_closed: 'closed',
  not_found: 'order',
  signed_out: 'session',
};

/** §8: an error without a message of ours, such as one of the gateway, is shown as a failed payment. */
const isSilent = (error: unknown): boolean => error instanceof ApiError && error.code === 'unexpected';

export const paymentFailure = (error: unknown): PaymentFailure => ({
  text: isSilent(error) ? errorTexts.payment_unavailable : messageOf(error, errorTexts.payment_unavailable),
  cause: (error instanceof ApiError ? causes[error.code] : undefined) ?? 'other',
});
