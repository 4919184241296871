import type * as z from 'zod/mini';
import { type RequestKey, wordedKindOf } from '#domain/requests.ts';
import { registerTexts as texts } from '#domain/texts/correction-mails.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { openRequest as openWire, RequestDecision } from '#domain/wire/requests.ts';
import { answerRequest as wire } from '#domain/wire/requests.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { mailAbout, type OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { RequestRecord, RequestsStore } from '#lambdas/storage/requests.ts';
import type { AskedCorrectionsStore } from '#lambdas/storage/transactions/ask-correction.ts';

type FindDependencies = { readonly requests: Pick<RequestsStore, 'find'>; readonly now: Date };
export type OpenDependencies = FindDependencies & {
  readonly requests: Pick<RequestsStore, 'noteReading'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly accesses: Pick<AccessesStore, 'add'>;
};
export type AnswerDependencies = FindDependencies & {
  readonly corrections: Pick<AskedCorrectionsStore, 'answer'>;
};

type Worded = NonNullable<RequestRecord['asked']>;

const gone = () => new ShopError('not_found', texts.gone);

/** The request with its words, which an erasure removes. */
const worded = async (key: RequestKey, { requests }: FindDependencies) => {
  const row = await requests.find(key);
  const kind = row && wordedKindOf(row.kind);
  if (!kind || !row.asked) throw gone();
  return { kind, asked: row.asked };
};

/**
 * Gives an administrator the words of a request. The request names the reader first, and so does the access log of its
 * order.
 */
export const openRequest = async (
  me: Member,
  key: RequestKey,
  deps: OpenDependencies,
): Promise<z.infer<typeof openWire.answer>> => {
  assertAdministrator(me);
  const { kind, asked: found } = await worded(key, deps);
  const { user_id, studied, ...asked } = found;
  const profile = await deps.profiles.find(user_id);
  if (!profile) throw gone();
  const reader = { name: me.name, who: me.id };
  if (!(await deps.requests.noteReading(key, { at: deps.now.toISOString(), ...reader }))) throw gone();
  const access = { by: 'administrator', ...reader, what: 'request' } as const;
  // The buyer reads that log, and has not asked.
  if (asked.order_id !== undefined && !studied) await deps.accesses.add(asked.order_id, access, deps.now);
  return { ...asked, kind, ...(studied && { studied }), email: profile.email };
};

/** A person studied reads the answer on its page, and in a mail where it gave an address. */
const mailsOf = (
  { user_id, studied }: Worded,
  { who, id }: RequestKey,
  { now }: Pick<AnswerDependencies, 'now'>,
): OutboxRecord[] => {
  if (!studied) return [mailAbout(user_id, { kind: 'correction-answer', user_id, request_id: id }, now)];
  if (studied.email === undefined) return [];
  return [mailAbout(studied.email, { kind: 'person-answer', who, request_id: id }, now)];
};

/** Answers a request once, and mails the answer. Throws ShopError forbidden, not_found, request_changed. */
export const answerRequest = async (
  me: Member,
  { who, id, outcome, reason = '' }: RequestDecision,
  deps: AnswerDependencies,
): Promise<void> => {
  assertAdministrator(me);
  const { asked } = await worded({ who, id }, deps);
  const given = { outcome, name: me.name, ...(reason !== '' && { reason }) };
  const isFirst = await deps.corrections.answer(
    { who, id },
    given,
    mailsOf(asked, { who, id }, deps),
    deps.now,
  );
  if (!isFirst) throw new ShopError('request_changed', texts.answeredAlready);
};

export const route = routeOf(wire, {
  id: 'AnswerRequest',
  who: 'staff',
  loss: 'Administrators cannot answer a request for a correction, which the law wants within a month.',
  uses: { requests: ['GetItem', 'UpdateItem'], outbox: ['PutItem'] },
  stores: ['requests', 'askedCorrections'],
  run: async ({ askedCorrections, ...call }) => {
    await answerRequest(call.me, call.body, { ...call, corrections: askedCorrections });
    return { answered: true as const };
  },
});
