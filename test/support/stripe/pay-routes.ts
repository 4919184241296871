import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { intentOf, pay } from './checkout.ts';
import type { Desk } from './desk.ts';
import { parseForm } from './form.ts';
import { document, pageHeaders } from './html.ts';
import type { Answer, Incoming } from './http.ts';
import { absentPage, type Notice, payPage, successUrl } from './pay-page.ts';
import type { SessionRecord } from './records.ts';
import { texts } from './texts.ts';

const cardForm = z.object({
  card: z.enum(['paid', 'refused', 'later']),
  expiry: z.string().check(z.regex(/^\s*(0[1-9]|1[0-2])\s*\/\s*\d{2}\s*$/)),
  code: z.string().check(z.regex(/^\s*\d{3,4}\s*$/)),
});

export const seeOther = (location: string): Answer => ({ status: 303, headers: { location }, body: '' });

// Refusals redirect to the page, so that reloading it never pays again.
const withNotice = (session: SessionRecord, notice: Notice): Answer =>
  seeOther(`/c/pay/${session.id}?notice=${notice}#message`);

/** Like at Stripe, the page redirects once the webhook has answered, or after ten seconds. */
const patience = 10_000;

const submit = async (desk: Desk, session: SessionRecord, body: string): Promise<Answer> => {
  if (session.status !== 'open') return seeOther(`/c/pay/${session.id}`);
  const form = z.safeParse(cardForm, parseForm(body));
  if (!form.success) return withNotice(session, 'cardInvalid');
  pay(desk, session, form.data.card);
  if (form.data.card === 'refused') return withNotice(session, 'declined');
  await Promise.race([desk.webhooks.flush(), pause(patience, undefined, { ref: false })]);
  return seeOther(successUrl(session));
};

const noticeIn = (query: string): Notice => {
  const notice = new URLSearchParams(query).get('notice');
  return notice === 'declined' || notice === 'cardInvalid' ? notice : undefined;
};

/** GET and POST /c/pay/<id>: Stripe's hosted page and its form. */
export const answerPayPage = async (desk: Desk, { method, path, query, body }: Incoming): Promise<Answer> => {
  const session = desk.state.sessions.find(({ id }) => path === `/c/pay/${id}`);
  if (!session) return { status: 404, headers: pageHeaders, body: document(texts.title, absentPage) };
  if (method === 'POST') return submit(desk, session, body);
  const content = payPage(session, intentOf(desk, session), noticeIn(query));
  return { status: 200, headers: pageHeaders, body: document(texts.title, content) };
};
