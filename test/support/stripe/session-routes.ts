import { formatAmount } from '#domain/money.ts';
import { expireSession } from './checkout.ts';
import { type Desk, nowInSeconds, show } from './desk.ts';
import { expansion, listExpansion } from './expansion.ts';
import { missingResource, ParameterFault, StripeFault } from './faults.ts';
import { newId } from './ids.ts';
import { listObject, pageOf } from './lists.ts';
import { checked } from './parameters.ts';
import { type LineItemRecord, type SessionRecord, totalOf } from './records.ts';
import { renderLineItems } from './render-session.ts';
import type { Route } from './routes.ts';
import { onlyExpand, type SessionCreation, sessionCreation, sessionList } from './schemas.ts';

const expandable = ['payment_intent', 'payment_intent.latest_charge', 'line_items', 'customer'];
const minute = 60;
const day = 24 * 60 * minute;
/** Stripe's minimum charge in euros, in cents. */
const leastAmount = 50;

export const sessionById = (desk: Desk, id: string): SessionRecord => {
  const session = desk.state.sessions.find((one) => one.id === id);
  if (!session) throw missingResource('checkout.session', id, 'session');
  return session;
};

const expiryOf = (wanted: number | undefined, now: number): number => {
  if (wanted === undefined) return now + day;
  const refusal = (limit: string) =>
    new ParameterFault(
      `The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`,
      undefined,
      'expires_at',
    );
  if (wanted < now + 30 * minute) throw refusal('at least 30 minutes');
  if (wanted > now + day) throw refusal('less than 24 hours');
  return wanted;
};

const lineItemOf = ({ quantity, price_data }: SessionCreation['line_items'][number]): LineItemRecord => ({
  id: newId('li_'),
  price: newId('price_'),
  product: newId('prod_'),
  name: price_data.product_data.name,
  currency: price_data.currency.toLowerCase(),
  unit_amount: price_data.unit_amount,
  quantity,
});

/** Stripe's rules for the lines together: at least one, one currency, the minimum amount. */
const checkLines = (session: SessionRecord): void => {
  const { line_items: lines, currency } = session;
  if (lines.length === 0)
    throw new ParameterFault('Missing required param: line_items.', 'parameter_missing', 'line_items');
  if (lines.some((line) => line.currency !== currency)) {
    throw new ParameterFault('All line items must use the same currency.', undefined, 'line_items');
  }
  if (totalOf(session) < leastAmount) {
    const least = `The Checkout Session's total amount must convert to at least ${formatAmount(leastAmount)}.`;
    throw new ParameterFault(least, 'amount_too_small', undefined);
  }
};

const sessionOf = (wanted: SessionCreation, now: number): SessionRecord => {
  const lines = wanted.line_items.map(lineItemOf);
  const { metadata = {}, description = null, receipt_email = null } = wanted.payment_intent_data ?? {};
  return {
    id: newId('cs_test_'),
    created: now,
    expires_at: expiryOf(wanted.expires_at, now),
    status: 'open',
    payment_status: 'unpaid',
    currency: lines[0]?.currency ?? '',
    locale: wanted.locale ?? null,
    adaptive_pricing: wanted.adaptive_pricing?.enabled ?? true,
    customer_email: wanted.customer_email ?? null,
    client_reference_id: wanted.client_reference_id ?? null,
    submit_type: wanted.submit_type ?? null,
    metadata: wanted.metadata ?? {},
    allowed_payment_method_types: wanted.allowed_payment_method_types ?? null,
    success_url: wanted.success_url,
    cancel_url: wanted.cancel_url ?? null,
    line_items: lines,
    intent_data: { metadata, description, receipt_email },
    payment_intent: null,
  };
};

const create: Route['handle'] = (desk, { parameters }) => {
  const wanted = checked(sessionCreation, parameters);
  const expand = expansion(wanted.expand, expandable);
  const session = sessionOf(wanted, nowInSeconds(desk));
  checkLines(session);
  desk.state.sessions.push(session);
  return show(desk, session, expand);
};

const retrieve: Route['handle'] = (desk, { parameters, id }) => {
  const { expand } = checked(onlyExpand, parameters);
  return show(desk, sessionById(desk, id), expansion(expand, expandable));
};

const expire: Route['handle'] = (desk, { parameters, id }) => {
  const { expand } = checked(onlyExpand, parameters);
  const session = sessionById(desk, id);
  if (session.status !== 'open') {
    throw new StripeFault(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  expireSession(desk, session);
  return show(desk, session, expansion(expand, expandable));
};

const list: Route['handle'] = (desk, { parameters, path }) => {
  const { status, payment_intent: intent, ...page } = checked(sessionList, parameters);
  const expand = listExpansion(page.expand, expandable);
  const wanted = desk.state.sessions.filter(
    (session) =>
      (status === undefined || session.status === status) &&
      (intent === undefined || session.payment_intent === intent),
  );
  const { items, hasMore } = pageOf(wanted, page);
  return listObject(
    path,
    items.map((session) => show(desk, session, expand)),
    hasMore,
  );
};

const lineItems: Route['handle'] = (desk, { id, path }) =>
  listObject(path, renderLineItems(sessionById(desk, id)), false);

export const sessionRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/checkout/sessions', handle: create },
  { method: 'GET', path: '/v1/checkout/sessions', handle: list },
  { method: 'GET', path: '/v1/checkout/sessions/:id', handle: retrieve },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', handle: expire },
  { method: 'GET', path: '/v1/checkout/sessions/:id/line_items', handle: lineItems },
];
