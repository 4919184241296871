/** The typed and dated entries of local storage beside the session; malformed and old ones are dropped. */
import * as z from 'zod/mini';
import { cookieChoiceEnd } from '#domain/cookies.ts';
import { orderSchema } from '#domain/order.ts';
import { claimSecret } from '#domain/wire/api.ts';
import { cookieKey, readItem, removeItem, writeItem } from './browser-storage.ts';
import { emailRedirectKey, paymentRedirectKey } from './redirects.ts';
import type { LocalKey } from './stored-keys.ts';

const day = 86_400_000;

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** A local entry that is valid until the instant `until` gives, in milliseconds. */
const localEntry = <S extends z.ZodMiniType>(
  key: LocalKey,
  schema: S,
  until: (value: z.output<S>) => number,
) => ({
  read: (now = Date.now()): z.output<S> | undefined => {
    const text = readItem(key);
    if (text === null) return undefined;
    const parsed = z.safeParse(schema, parseJson(text));
    if (parsed.success && until(parsed.data) > now) return parsed.data;
    removeItem(key);
    return undefined;
  },
  write: (value: z.output<S>): void => writeItem(key, JSON.stringify(value)),
  clear: (): void => removeItem(key),
});

/** ISO 8601 in UTC. */
const instant = z.iso.datetime();

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
