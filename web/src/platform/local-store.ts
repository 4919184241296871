/** The typed and dated entries of local storage beside the session; malformed and old ones are dropped. */
import * as z from 'zod/mini';
import { cookieChoiceEnd } from '#domain/cookies.ts';
import { orderSchema } from '#domain/order.ts';
import { claimSecret } from '#domain/wire/api.ts';
import { cookieKey } from './browser-storage.ts';
import { instant, localEntry } from './local-entry.ts';
import { emailRedirectKey, paymentRedirectKey } from './redirects.ts';

const day = 86_400_000;

/** §3 «post-payment redirect hint»: set before leaving for the payment page, cleared on failure (§4). */
export const paymentRedirect = localEntry(
  paymentRedirectKey,
  z.object({ destination: z.literal('account'), at: instant }),
  ({ at }) => Date.parse(at) + day,
);

/** Set when a validation e-mail was requested whose link leads back to the checkout. */
export const emailRedirect = localEntry(
  emailRedirectKey,
  z.object({ destination: z.literal('checkout'), at: instant }),
  ({ at }) => Date.parse(at) + day,
);

/** Authorises this browser for its order without a session; `secret` goes into `X-Claim`. */
export const claimEntry = localEntry(
  'claim',
  z.object({ secret: claimSecret, order_id: z.string(), expires_at: instant }),
  ({ expires_at }) => Date.parse(expires_at),
);

/** §3; kept until payment or 24 h. */
export const emailValidatedOrder = localEntry(
  'emailValidatedOrder',
  z.object({
    orderId: z.string(),
    customerInfo: orderSchema.shape.customer_info,
    services: orderSchema.shape.services,
    status: orderSchema.shape.status,
    validatedAt: instant,
  }),
  ({ validatedAt }) => Date.parse(validatedAt) + day,
);

/** The choice of /cookies is valid for six months (CNIL). */
export const cookieChoice = localEntry(
  cookieKey,
  z.object({ audience: z.boolean(), sharing: z.boolean(), at: instant }),
  ({ at }) => cookieChoiceEnd(new Date(at)).getTime(),
);
