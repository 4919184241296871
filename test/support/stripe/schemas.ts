import * as z from 'zod/mini';
import { boolean, email, expand, integer, list, metadata, text, url } from './parameters.ts';

const locales = [
  'auto',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'en-GB',
  'es',
  'es-419',
  'et',
  'fi',
  'fil',
  'fr',
  'fr-CA',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'mt',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'th',
  'tr',
  'vi',
  'zh',
  'zh-HK',
  'zh-TW',
] as const;

const lineItem = z.strictObject({
  quantity: integer(1),
  price_data: z.strictObject({
    currency: z.string().check(z.length(3)),
    unit_amount: integer(0),
    product_data: z.strictObject({
      name: text(250),
      description: z.optional(text(1000)),
      metadata: z.optional(metadata()),
    }),
    tax_behavior: z.optional(z.enum(['exclusive', 'inclusive', 'unspecified'])),
  }),
});

/** POST /v1/checkout/sessions: the parameters that the stand-in supports; every other one is refused as unknown. */
export const sessionCreation = z.strictObject({
  mode: z.enum(['payment']),
  ui_mode: z.optional(z.enum(['hosted_page'])),
  adaptive_pricing: z.optional(z.strictObject({ enabled: z.optional(boolean()) })),
  locale: z.optional(z.enum(locales)),
  line_items: list(lineItem),
  customer_email: z.optional(email()),
  client_reference_id: z.optional(text(200)),
  metadata: z.optional(metadata()),
  payment_intent_data: z.optional(
    z.strictObject({
      metadata: z.optional(metadata()),
      description: z.optional(text(1000)),
      receipt_email: z.optional(email()),
    }),
  ),
  allowed_payment_method_types: z.optional(
    list(z.enum(['card', 'link', 'paypal', 'sepa_debit', 'bancontact'])),
  ),
  submit_type: z.optional(z.enum(['auto', 'book', 'donate', 'pay'])),
  success_url: url(),
  cancel_url: z.optional(url()),
  expires_at: z.optional(integer(0)),
  expand: expand(),
});
export type SessionCreation = z.infer<typeof sessionCreation>;

const range = z.strictObject({
  gt: z.optional(integer(0)),
  gte: z.optional(integer(0)),
  lt: z.optional(integer(0)),
  lte: z.optional(integer(0)),
});

const page = {
  limit: z.optional(integer(1, 100)),
  starting_after: z.optional(z.string()),
  ending_before: z.optional(z.string()),
  created: z.optional(z.union([integer(0), range])),
  expand: expand(),
};

export const sessionList = z.strictObject({
  ...page,
  status: z.optional(z.enum(['complete', 'expired', 'open'])),
  payment_intent: z.optional(z.string()),
});
export const listOfPayment = z.strictObject({
  ...page,
  payment_intent: z.optional(z.string()),
  charge: z.optional(z.string()),
});
/** GET /v1/events. */
export const eventList = z.strictObject({ ...page, types: z.optional(list(z.string())) });
/** The parameters of every list; `created` in epoch seconds. */
export type PageParameters = z.infer<z.ZodMiniObject<typeof page>>;

export const onlyExpand = z.strictObject({ expand: expand() });

/** POST /v1/refunds; `amount` in cents, without it the whole rest. */
export const refundCreation = z.strictObject({
  payment_intent: text(200),
  amount: z.optional(integer(1)),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata()),
  expand: expand(),
});
