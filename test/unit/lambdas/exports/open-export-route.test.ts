/** Who opens the archive of an account, and until when. */
import { expect, it } from 'vitest';
import { route } from '#lambdas/exports/open-export.ts';
import type { ExportRecord } from '#lambdas/storage/exports.ts';
import { orderId, profileRecord, userId } from '#test/support/builders.ts';
import { callRoute } from '#test/support/route-call.ts';

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const seconds = (minutesAgo: number) => String(Math.floor(Date.now() / 1000) - minutesAgo * 60);
const claims = { sub: userId, iat: '1', auth_time: seconds(0), origin_jti: 'session' };
const ready: ExportRecord = {
  ...{ user_id: userId, id: orderId, state: 'ready', asked_at: at(-60), request: 'one', done: 3, total: 3 },
  ...{ bytes: 9, orders: [orderId], expires_at: at(60) },
};

type Facts = {
  /** `null`: none was asked for. */
  readonly row?: ExportRecord | null;
  readonly claims?: Readonly<Record<string, string>>;
  readonly isServerSession?: boolean;
  readonly isSpent?: boolean;
};
/** The steps that left a trace, in their order, and the answer. */
const open = async ({ row = ready, isServerSession = false, isSpent = false, ...sent }: Facts) => {
  const steps: string[] = [];
  const answer = await callRoute(
    route,
    { body: {}, claims, ...sent },
    {
      profiles: { ofSession: async () => profileRecord() },
      tokens: { isServerSession: async () => isServerSession },
      exports: { find: async () => row ?? undefined },
      exportWrites: { open: async () => !isSpent },
      accesses: { add: async (id) => void steps.push(`log ${id}`) },
      archives: {
        sign: async (key) => {
          steps.push(`sign ${key}`);
          return 'https://archives.example/one';
        },
      },
    },
  );
  return { steps, answer };
};

it('its customer opens it, and the log names the access before it is signed', async () => {
  const { steps, answer } = await open({});
  expect(answer).toEqual({ status: 200, json: { url: 'https://archives.example/one' } });
  expect(steps).toEqual([`log ${orderId}`, `sign ${userId}/${orderId}.zip`]);
});

it.each<[string, Facts, number, string]>([
  ['without a session', { claims: {} }, 401, 'signed_out'],
  ['in an old session', { claims: { ...claims, auth_time: seconds(11) } }, 403, 'sign_in_again'],
  ['in a session without a password', { isServerSession: true }, 403, 'sign_in_again'],
  ['with a proof that another act spends meanwhile', { isSpent: true }, 403, 'sign_in_again'],
  ['when none was asked for', { row: null }, 404, 'not_found'],
  ['while it is made', { row: { ...ready, state: 'making' } }, 404, 'not_found'],
  ['after its day', { row: { ...ready, expires_at: at(-1) } }, 404, 'not_found'],
])('nobody opens it %s', async (_what, facts, status, code) => {
  const { steps, answer } = await open(facts);
  expect(answer).toMatchObject({ status, json: { error: { code } } });
  expect(steps).toEqual([]);
});
