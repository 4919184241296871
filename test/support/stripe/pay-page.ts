import { formatAmount } from '#domain/money.ts';
import { type Html, html, nothing } from './html.ts';
import { type IntentRecord, type SessionRecord, totalOf } from './records.ts';
import { testCards, texts } from './texts.ts';

export type Notice = 'declined' | 'cardInvalid' | undefined;

/** The shop's page after the payment, with `{CHECKOUT_SESSION_ID}` replaced like at Stripe. */
export const successUrl = (session: SessionRecord): string =>
  session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const backLink = (url: string | null, label: string): Html =>
  url === null ? nothing : html`<p class="back"><a href="${url}">${label}</a></p>`;

const summary = (session: SessionRecord): Html => html`
<section aria-labelledby="summary">
<h2 id="summary">${texts.summary}</h2>
<ul class="lines">${session.line_items.map(
  (item) => html`
<li><span>${item.name}${item.quantity > 1 ? html` <small>${texts.quantity(item.quantity)}</small>` : nothing}</span>
<span class="amount">${formatAmount(item.unit_amount * item.quantity)}</span></li>`,
)}
</ul>
<p class="total"><span>${texts.total}</span> <strong class="amount">${formatAmount(totalOf(session))}</strong></p>
${session.customer_email === null ? nothing : html`<p class="email"><span>${texts.email}</span> <span>${session.customer_email}</span></p>`}
</section>`;

const cardChoice = html`
<fieldset>
<legend>${texts.cards}</legend>
${testCards.map(
  ({ number, outcome, label }, at) => html`
<label class="choice"><input type="radio" name="card" value="${outcome}" required ${at === 0 ? html`checked` : nothing}>
<span>${number} · ${label}</span></label>`,
)}
</fieldset>
<div class="pair">
<p><label for="expiry">${texts.expiry}</label>
<input id="expiry" name="expiry" value="12 / 34" inputmode="numeric" autocomplete="cc-exp" required aria-describedby="expiry-hint">
<small id="expiry-hint">${texts.expiryHint}</small></p>
<p><label for="code">${texts.code}</label>
<input id="code" name="code" value="123" inputmode="numeric" autocomplete="cc-csc" required aria-describedby="code-hint">
<small id="code-hint">${texts.codeHint}</small></p>
</div>`;

const form = (session: SessionRecord, notice: Notice): Html => html`
${notice ? html`<p class="alert" role="alert" id="message" tabindex="-1">${texts[notice]}</p>` : nothing}
<form method="post" action="/c/pay/${session.id}">
<p>${texts.testNote}</p>
${cardChoice}
<button type="submit">${texts.pay(formatAmount(totalOf(session)))}</button>
</form>
${backLink(session.cancel_url, texts.back)}`;

const closed = (session: SessionRecord, intent: IntentRecord | undefined): Html => {
  if (session.status === 'expired') {
    return html`<p class="state">${texts.expired}</p>${backLink(session.cancel_url, texts.back)}`;
  }
  const sentence = intent?.status === 'processing' ? texts.processing : texts.complete;
  return html`<p class="state">${sentence}</p>${backLink(successUrl(session), texts.forward)}`;
};

/** The hosted page of a session in any state. */
export const payPage = (
  session: SessionRecord,
  intent: IntentRecord | undefined,
  notice: Notice,
): Html => html`
<h1>${texts.title}</h1>
${session.status === 'open' ? html`${summary(session)}${form(session, notice)}` : closed(session, intent)}`;

export const absentPage: Html = html`<h1>${texts.title}</h1><p class="state">${texts.absent}</p>`;
