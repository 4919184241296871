/** Every route for the expert who has a part, called by everybody else of the atelier and about every other part. */
import { expect, it } from 'vitest';
import { birthUnread, errorTexts, withdrawnFrom } from '#domain/texts/errors.ts';
import { stateKey } from '#domain/wire/desk.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { routes } from '#lib/routes.ts';
import { now, orderId, partTakenBy, staffRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';
import { written } from '#test/support/written-report.ts';

const letter = { id: 'lettre', kind: 'letter', title: 'Chère Camille,', second: '', blocks: [] };
/** Each route with a body that it accepts. */
const bodies: Readonly<Record<string, unknown>> = {
  'atelier/open': {},
  'atelier/memos': { text: 'une note' },
  'atelier/conventions': { revision: 0, chosen: {} },
  'desk/check-draft': {},
  'desk/list-states': {},
  'desk/read-draft': {},
  'desk/read-state': {},
  'desk/save-outline': { revision: 0, order: [], removed: [] },
  'desk/save-section': { revision: 0, section: letter },
  'readings/ask-colleague': { to: 'colleague' },
  'readings/end-reading': {},
  'readings/read-comments': {},
  'readings/settle-comment': { done: true },
  'reports/deliver-part': { upload: 'one' },
  'reports/open-upload': { upload: 'one' },
  'reports/start-upload': {},
  'reports/upload-state': {},
  'threads/answer-in-margin': { text: 'ma réponse' },
  'threads/ask-customer': { id: orderId, what: 'hour', text: 'une question' },
  'threads/keep-report': { text: 'mes raisons' },
  'threads/read-by-expert': { at: now.toISOString() },
  'threads/read-thread': {},
  'threads/tell-worry': { step: 'told' },
  'threads/write-to-customer': { id: orderId, text: 'une question' },
  'typeset/preview': { document: { ...written, service: keyFor.numbers }, page: 1 },
  'typeset/print-draft': { accept: [] },
};
/** For everybody of the discipline, for administrators or for the customer; they have tests of their own. */
const others = [
  'atelier/hand-over',
  'atelier/take',
  'readings/read-as-colleague',
  'readings/remove-comment',
  'readings/save-comment',
  'reports/allow-untagged',
  'threads/ask-in-margin',
  'threads/ask-report-correction',
  'threads/read-by-customer',
  'threads/reply-to-question',
  'threads/send-words',
  'threads/withdraw-from-margin',
  'threads/withdraw-words',
  'threads/write-to-expert',
  'typeset/colleague-page',
];

const part = partTakenBy('holder', { read_by: 'holder' });
const { expert: _, ...free } = part;
const { queue: __, ...left } = part;

type Case = {
  readonly who?: string;
  readonly row?: object;
  readonly groups?: readonly string[];
  readonly params?: object;
  /** `null`: no such part. */
  readonly part?: PartRecord | null;
};
/** Only the part can be read: a route that goes on fails with 500. */
const ask = (entry: string, { who = 'holder', groups = ['experts'], ...rest }: Case) => {
  const route = routes.find((one) => one.entry === entry)?.route;
  if (!route) throw new Error(`no route ${entry}`);
  const { claims, members } = asMember(
    { id: who, groups },
    staffRecord({ discipline: keyFor.numbers, ...rest.row }),
  );
  const named = {
    section: 'lettre',
    at: stateKey(now.toISOString()),
    correction: orderId,
    note: orderId,
    comment: orderId,
  };
  const path = { id: orderId, service: keyFor.numbers, ...named };
  const found = rest.part === undefined ? part : (rest.part ?? undefined);
  const stores = { ...members, parts: { find: async () => found }, drafts: {} };
  return callRoute(route, { body: bodies[entry], params: { ...path, ...rest.params }, claims }, stores);
};
const refusal = (status: number, code: keyof typeof errorTexts, message: string = errorTexts[code]) => ({
  status,
  json: { error: { code, message } },
});
const forbidden = refusal(403, 'forbidden');
const missing = refusal(404, 'not_found');

const boss = {
  who: 'boss',
  groups: ['administrators'],
  row: { is_administrator: true, discipline: undefined },
};
const cases: readonly (readonly [string, Case, object])[] = [
  ['a colleague', { who: 'colleague' }, forbidden],
  ['an administrator', boss, forbidden],
  ['an expert of another discipline', { who: 'foreign', row: { discipline: keyFor.design } }, missing],
  ['who has not taken it', { part: { ...free, state: 'waiting' } }, forbidden],
  ['a part that nobody knows', { part: null }, missing],
  ['a part whose order is not confirmed', { part: { ...free, state: 'waiting', queue: undefined } }, missing],
  ['the order «x»', { params: { id: 'x' } }, missing],
  ['the service «tarot»', { params: { service: 'tarot' } }, missing],
  [
    'a part that its customer has withdrawn',
    { part: { ...left, withdrawn_at: '2026-11-25T09:00:00.000Z' } },
    refusal(409, 'part_over', withdrawnFrom('25 novembre 2026')),
  ],
  [
    'an administrator and a withdrawn part',
    { ...boss, part: { ...left, withdrawn_at: '2026-11-25T09:00:00.000Z' } },
    missing,
  ],
];

it('names every route of a part', () => {
  const all = routes.filter(({ route }) => route.wire.path.includes('/parts/{service}'));
  expect([...Object.keys(bodies), ...others].sort()).toEqual(all.map(({ entry }) => entry).sort());
});

it.each(Object.keys(bodies))('%s goes on for the expert who has the part', async (entry) => {
  expect([400, 401, 403, 404]).not.toContain((await ask(entry, {})).status);
});

it.each(
  Object.keys(bodies).flatMap((entry) =>
    cases.map(([what, one, answer]) => [entry, what, one, answer] as const),
  ),
)('%s is refused to %s', async (entry, _what, one, answer) => {
  expect(await ask(entry, one)).toEqual(answer);
});

it.each([
  ['desk/check-draft', undefined],
  ['desk/check-draft', 'colleague'],
  ['readings/ask-colleague', 'colleague'],
  ['reports/start-upload', 'colleague'],
  ['typeset/preview', 'colleague'],
  ['typeset/print-draft', 'colleague'],
])('%s is refused while the holder has not opened the part, but %s', async (entry, read_by) => {
  expect(await ask(entry, { part: { ...part, read_by } })).toEqual(refusal(403, 'forbidden', birthUnread));
});
