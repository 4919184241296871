import { formatLongDateTime } from '#domain/dates.ts';
import { formatAmount } from '#domain/money.ts';
import { intentOf } from './checkout.ts';
import type { Desk } from './desk.ts';
import { type Html, html, nothing } from './html.ts';
import { type EventRecord, type SessionRecord, totalOf } from './records.ts';
import { texts } from './texts.ts';

const stateOf = (desk: Desk, session: SessionRecord): keyof typeof texts.states => {
  const intent = intentOf(desk, session);
  const charge = desk.state.charges.find(({ id }) => id === intent?.latest_charge);
  if (session.status !== 'complete') return session.status;
  if (session.payment_status === 'unpaid') return intent?.status === 'processing' ? 'processing' : 'failed';
  const refunded = charge?.amount_refunded ?? 0;
  if (refunded === 0) return 'paid';
  return refunded === charge?.amount ? 'refunded' : 'partly';
};

const button = (action: string, label: string, fields: Html = nothing): Html =>
  html`<form method="post" action="${action}">${fields}<button class="small">${label}</button></form>`;
const outcome = (value: string): Html => html`<input type="hidden" name="outcome" value="${value}">`;

const actions = (session: SessionRecord, state: string, events: readonly EventRecord[]): readonly Html[] => [
  ...(state === 'open'
    ? [html`<a href="/c/pay/${session.id}">${texts.open}</a>`, button(`/_expire/${session.id}`, texts.expire)]
    : []),
  ...(state === 'processing'
    ? [
        button(`/_settle/${session.id}`, texts.confirm, outcome('succeeded')),
        button(`/_settle/${session.id}`, texts.refuse, outcome('failed')),
      ]
    : []),
  ...(events.length > 0 ? [button(`/_resend/${session.id}`, texts.resend)] : []),
];

const eventLine = (event: EventRecord): Html =>
  html`<li><code>${event.type}</code> · ${texts.deliveries[event.delivery]}</li>`;

const entry = (desk: Desk, session: SessionRecord): Html => {
  const state = stateOf(desk, session);
  const events = desk.state.events.filter((event) => event.session === session.id);
  const log = html`<details><summary>${texts.events} (${events.length})</summary><ul>${events.map(eventLine)}</ul></details>`;
  return html`
<li class="entry">
<h2>${session.line_items.map(({ name }) => name).join(', ')}</h2>
<p class="total"><span>${texts.states[state]}</span> <strong class="amount">${formatAmount(totalOf(session))}</strong></p>
<p>${session.customer_email ?? ''}</p>
<p>${formatLongDateTime(new Date(session.created * 1000))}</p>
<p><code>${session.id}</code></p>
<div class="actions">${actions(session, state, events)}</div>
${events.length > 0 ? log : nothing}
</li>`;
};

/** All sessions, newest first, with their possible actions. */
export const listPage = (desk: Desk): Html => {
  const entries = desk.state.sessions.toReversed().map((session) => entry(desk, session));
  const list = html`<ul class="entries">${entries}</ul>`;
  return html`<h1>${texts.list}</h1>${entries.length === 0 ? html`<p class="state">${texts.empty}</p>` : list}`;
};
