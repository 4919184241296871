import * as z from 'zod/mini';
import { expireSession, NotAllowed, pay, settleLater } from './checkout.ts';
import { type Desk, show } from './desk.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { StripeFault } from './faults.ts';
import { parseForm } from './form.ts';
import type { Answer, Incoming } from './http.ts';
import { failureSchema, knobChange } from './knobs.ts';
import { seeOther } from './pay-routes.ts';
import { returnRefund } from './payment-routes.ts';
import { idIn } from './routes.ts';
import { sessionById } from './session-routes.ts';

const payment = z.object({ outcome: z.enum(['paid', 'refused', 'later']) });
const alteration = z.object({ amount: z.int() });
const dropped = z.object({ email: z.string() });
const disputed = z.object({ reason: z.string() });
const decision = z.object({ outcome: z.enum(['won', 'lost']) });
const settlement = z.object({ outcome: z.enum(['succeeded', 'failed']) });

type Control = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly act: (desk: Desk, call: { id: string; sent: unknown; query: string }) => object | Promise<object>;
};

/** Makes the session charge an amount other than that of its creation. */
const alterAmount: Control['act'] = (desk, { id, sent }) => {
  const session = sessionById(desk, id);
  const [line] = session.line_items;
  if (!line || session.status !== 'open') throw new NotAllowed(session, 'be altered');
  session.line_items = [{ ...line, quantity: 1, unit_amount: alteration.parse(sent).amount }];
  return show(desk, session);
};

const deliverEvent: Control['act'] = async (desk, { id }) => {
  const event = desk.state.events.find((one) => one.id === id);
  if (!event) throw new StripeFault(404, `no event ${id}`);
  return { status: await desk.webhooks.deliver(event) };
};

const resend: Control['act'] = async (desk, { id }) => {
  const events = desk.state.events.filter(({ session }) => session === sessionById(desk, id).id);
  const statuses = [];
  for (const event of events) statuses.push({ event: event.id, status: await desk.webhooks.deliver(event) });
  return statuses;
};

const listEvents: Control['act'] = (desk, { query }) => {
  const session = new URLSearchParams(query).get('session');
  return desk.state.events
    .filter((event) => session === null || event.session === session)
    .map(({ payload: _payload, ...event }) => event);
};

const controls: readonly Control[] = [
  { method: 'GET', path: '/_knobs', act: (desk) => desk.knobs.current() },
  {
    method: 'POST',
    path: '/_knobs',
    act: (desk, { sent }) => {
      desk.knobs.set(knobChange.parse(sent));
      return desk.knobs.current();
    },
  },
  {
    method: 'POST',
    path: '/_fail',
    act: (desk, { sent }) => {
      desk.knobs.addFailure(failureSchema.parse(sent));
      return desk.knobs.current();
    },
  },
  {
    method: 'POST',
    path: '/_drop',
    act: (desk, { sent }) => {
      desk.knobs.addDrop(dropped.parse(sent).email);
      return desk.knobs.current();
    },
  },
  {
    method: 'POST',
    path: '/_pay/:id',
    act: (desk, { id, sent }) => {
      const session = sessionById(desk, id);
      pay(desk, session, payment.parse(sent).outcome);
      return show(desk, session);
    },
  },
  {
    method: 'POST',
    path: '/_settle/:id',
    act: (desk, { id, sent }) => {
      const session = sessionById(desk, id);
      settleLater(desk, session, settlement.parse(sent).outcome);
      return show(desk, session);
    },
  },
  {
    method: 'POST',
    path: '/_expire/:id',
    act: (desk, { id }) => {
      const session = sessionById(desk, id);
      expireSession(desk, session);
      return show(desk, session);
    },
  },
  { method: 'POST', path: '/_amount/:id', act: alterAmount },
  {
    method: 'POST',
    path: '/_dispute/:id',
    act: (desk, { id, sent }) => {
      const session = sessionById(desk, id);
      openDispute(desk, session, disputed.parse(sent).reason);
      return show(desk, session);
    },
  },
  {
    method: 'POST',
    path: '/_dispute_end/:id',
    act: (desk, { id, sent }) => {
      const session = sessionById(desk, id);
      closeDispute(desk, session, decision.parse(sent).outcome);
      return show(desk, session);
    },
  },
  {
    method: 'POST',
    path: '/_return/:id',
    act: (desk, { id }) => {
      returnRefund(desk, id);
      return {};
    },
  },
  { method: 'POST', path: '/_deliver/:id', act: deliverEvent },
  { method: 'POST', path: '/_resend/:id', act: resend },
  { method: 'GET', path: '/_events', act: listEvents },
];

const json = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const sentIn = (body: string, isForm: boolean): unknown => {
  if (isForm) return parseForm(body);
  return body === '' ? {} : JSON.parse(body);
};

const refusal = (error: unknown): Answer => {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NotAllowed) return json(409, { error: { message } });
  if (error instanceof StripeFault) return json(error.status, { error: { message } });
  if (error instanceof z.core.$ZodError || error instanceof SyntaxError)
    return json(400, { error: { message } });
  throw error;
};

/** The controls for tests and the list page: JSON in and out; a form's answer redirects to the list. */
export const answerControl = async (desk: Desk, incoming: Incoming): Promise<Answer> => {
  const { method, path, query, body, headers } = incoming;
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  for (const control of controls) {
    const id = control.method === method ? idIn(control.path, path) : undefined;
    if (id === undefined) continue;
    try {
      const result = await control.act(desk, { id, sent: sentIn(body, isForm), query });
      return isForm ? seeOther('/') : json(200, result);
    } catch (error) {
      return refusal(error);
    }
  }
  return json(404, { error: { message: `no control ${method} ${path}` } });
};
