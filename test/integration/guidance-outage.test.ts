/** SES fails for an hour: the stores with a clock of the test, on future days that the deployed sender ignores. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { localDateIn } from '#domain/guidance/zones.ts';
import { nothingWritten } from '#domain/threads.ts';
import { askGuidance } from '#lambdas/guidance/ask.ts';
import { sendMail } from '#lambdas/mails/send-mail.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { createGuidancesStore } from '#lambdas/storage/guidances.ts';
import { createLimitsStore } from '#lambdas/storage/limits.ts';
import { createOutboxStore } from '#lambdas/storage/outbox.ts';
import { createGuidanceLinksStore } from '#lambdas/storage/tokens.ts';
import { createGuidanceRequestsStore } from '#lambdas/storage/transactions/ask-guidance.ts';
import { newAddress } from '#test/support/client.ts';
import { outboxRow } from '#test/support/deployed.ts';
import { guidanceRequest } from '#test/support/guidance/desk.ts';
import { database, tableOf } from '#test/support/rows.ts';

const db = database();
const tables = { guidances: tableOf('Guidances'), outbox: tableOf('Outbox') };
const stores = {
  requests: createGuidanceRequestsStore(db, tables),
  guidances: createGuidancesStore(db, tables.guidances),
  limits: createLimitsStore(db, tableOf('Limits')),
};
const outbox = createOutboxStore(db, tables.outbox);
const guidanceLinks = createGuidanceLinksStore(db, tableOf('Tokens'));
const nothing = async () => undefined;
const never = async (): Promise<never> => {
  throw new Error('no part of a guidance');
};

const minute = 60_000;
const tz = 'Europe/Paris';

/** Asks at `start`; then sends what is due every five minutes, with an SES that fails until `recovers`. */
const liveThrough = async (start: string, recovers: string, end: string) => {
  const email = `guidance-${randomUUID()}@exemple.fr`;
  const asked = new Date(start);
  const for_date = localDateIn(tz, asked);
  const request = guidanceRequest({ email, tz, for_date });
  await askGuidance(request, { ...stores, viewerIp: newAddress(), userId: undefined, now: asked });
  const id = `guidance:${hashOf(email)}:${for_date}`;
  const sentAt: string[] = [];
  for (let at = asked.getTime(); at < Date.parse(end); at += 5 * minute) {
    const now = new Date(at);
    await sendMail(id, {
      outbox,
      guidances: stores.guidances,
      guidanceLinks,
      births: { find: nothing, findRecent: nothing },
      orders: { find: nothing, findWhen: nothing },
      parts: { ofOrder: async () => [], findAll: async () => [] },
      profiles: { find: nothing, findRecent: nothing },
      staff: { find: nothing },
      threads: { ofPart: async () => nothingWritten },
      contacts: { find: nothing },
      refunds: { find: nothing },
      requests: { find: nothing },
      tokens: { mint: never },
      personLinks: { mint: never },
      confirmations: { confirm: never },
      siteUrl: 'https://shop.example',
      now,
      render: async () => ({ subject: 'Votre guidance', html: '<p>', text: '' }),
      papersOf: () => [],
      readPaper: never,
      send: async () => {
        if (at < Date.parse(recovers)) throw new Error('throttled');
        sentAt.push(now.toISOString());
      },
    });
  }
  return { sentAt, row: await outboxRow(id) };
};

test('an outage of an hour delays the mail within its day, and it is sent once', async () => {
  const { sentAt, row } = await liveThrough(
    '2027-06-15T08:00:00Z',
    '2027-06-15T09:00:00Z',
    '2027-06-15T13:00:00Z',
  );
  expect(sentAt).toHaveLength(1);
  expect(localDateIn(tz, new Date(sentAt[0] ?? ''))).toBe('2027-06-15');
  expect(row?.state).toBe('sent');
});

test('an outage over midnight cancels it: yesterday’s guidance is never sent', async () => {
  const { sentAt, row } = await liveThrough(
    '2027-06-15T21:30:00Z',
    '2027-06-15T22:30:00Z',
    '2027-06-16T02:00:00Z',
  );
  expect(sentAt).toEqual([]);
  expect(row).toMatchObject({ state: 'sent' });
  expect(row).not.toHaveProperty('next_at');
});
