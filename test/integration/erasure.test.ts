/** Erasing a person with data at every place, and the remaining data afterwards. */
import { describe, expect, test } from 'vitest';
import { localDateIn } from '#domain/guidance/zones.ts';
import { titleOf } from '#domain/tables/title.ts';
import { tableNames } from '#domain/tables.ts';
import { closedMailTexts } from '#domain/texts/closing-mails.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { call, eventually, newAddress } from '#test/support/client.ts';
import { askClosing, letTimePass, wayBack } from '#test/support/closings.ts';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { eraseNow, orderRow, partRows } from '#test/support/deployed.ts';
import { guidanceRequest } from '#test/support/guidance/desk.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitLink } from '#test/support/links.ts';
import { awaitMail } from '#test/support/mails.ts';
import { hasAccount } from '#test/support/pool.ts';
import { buy, payAt } from '#test/support/purchases.ts';
import { requestsOf } from '#test/support/requests.ts';
import { findRow } from '#test/support/rows.ts';
import { loseEventsOf } from '#test/support/stand-in.ts';
import { requestOf } from '#test/support/traces/export-rows.ts';
import { eraseThroughFaults } from '#test/support/traces/faulty-erasure.ts';
import { leaveTraces, leaveUnpaidTraces, newPerson, type TracedPerson } from '#test/support/traces/person.ts';
import { placesOf } from '#test/support/traces/scan.ts';

const namesOf = ({ email, former, first, last, sister, birthPlace }: TracedPerson) => [
  email,
  former,
  first,
  last,
  sister,
  birthPlace,
];
const idsOf = ({ userId, paid, unpaid, message, upload, email }: TracedPerson) => [
  userId,
  paid,
  unpaid,
  message,
  upload,
  hashOf(email),
];
const everythingOf = (who: TracedPerson) => placesOf([...namesOf(who), ...idsOf(who)]);
/** Without the notices of the sweep of issues for the staff, which name nobody. */
const traceOf = async (who: TracedPerson) =>
  (await everythingOf(who)).filter(({ text }) => !/"kind":"(notice|staff)"/.test(text));
/** Once nothing that the shop does by itself, like a mail on its way, adds to it any more. */
const settledTraceOf = async (who: TracedPerson) => {
  let before = await traceOf(who);
  return eventually(async () => {
    const now = await traceOf(who);
    const isSettled = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    return isSettled ? now : undefined;
  }, 'the end of what is under way');
};
const count = (places: readonly { readonly place: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { place } of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

/** A paid order and its invoice keep the name, as the law requires; the other remaining rows name nobody. */
const expectForgotten = async (who: TracedPerson) => {
  const named = await placesOf(namesOf(who));
  expect(count(named)).toEqual({ Orders: 1, Papers: 1 });
  const [order] = named;
  expect(order?.text).toContain(who.paid);
  for (const gone of [who.birthPlace, who.birthDate, '03:17', who.former, who.sister])
    expect(order?.text).not.toContain(gone);
  // Reduced: proof of consent, refund, part, order. Kept: invoice and its number.
  expect(count(await traceOf(who))).toEqual({
    Guidances: 1,
    Refunds: 2,
    Parts: 1,
    Orders: 1,
    Papers: 1,
    Counters: 1,
  });
  const kept = await everythingOf(who);
  for (const { place, text } of kept.filter(({ place }) => ['Orders', 'Parts', 'Refunds'].includes(place)))
    expect(text, `${place} ends with accounting`).toMatch(/"ttl":\s*\d/);
  expect(await findRow('Parts', { order_id: who.paid, service: keyFor.numbers })).not.toHaveProperty(
    'conventions',
  );
  expect(await hasAccount(who.email)).toBe(false);
};

/** Each of its calls fails once, which takes minutes on a busy machine. */
const many = { timeout: 300_000 };

describe('an erasure', () => {
  test('removes a person’s data at every place, and nobody else’s', async () => {
    const [who, neighbour] = [await newPerson(), await newPerson()];
    for (const one of [who, neighbour]) await leaveTraces(one);
    const before = await settledTraceOf(neighbour);
    const places = tableNames.map(titleOf);
    const unnamed = ['Ledger', 'Limits', 'Staff', 'Settings', 'Passages', 'Sentences'];
    for (const place of [...places, 'Reports', 'Papers', 'Archives'].filter(
      (name) => !unnamed.includes(name),
    ))
      expect(before.map((found) => found.place)).toContain(place);

    expect(await eraseNow(who.userId)).toMatchObject({ erased: 1, kept: 0, failed: 0 });

    await expectForgotten(who);
    // The register keeps under a hash that somebody asked, and that nobody waits any more.
    expect(await findRow('Requests', requestOf(who))).toMatchObject({ state: 'answered' });
    for (const { asked, kind } of await requestsOf(who.userId))
      expect([kind, asked]).toEqual([expect.stringMatching(/export|correction/), undefined]);
    expect(await traceOf(neighbour)).toEqual(before);
    await expect(signIn(neighbour)).resolves.toHaveProperty('access');
    // Repeated, like after a restore: nothing more happens, and nothing fails.
    expect(await eraseNow(who.userId)).toMatchObject({ erased: 1, failed: 0 });
    await expectForgotten(who);
  });

  test(
    'that was asked for in the account leaves nothing either, once its last mail is sent',
    many,
    async () => {
      const who = await newPerson();
      await leaveTraces(who);
      expect((await askClosing(who.access)).status).toBe(200);
      await wayBack(who.email);
      await letTimePass(who.userId);
      expect(await eraseThroughFaults({ time: new Date().toISOString() })).toBeGreaterThan(20);
      await awaitMail(who.email, closedMailTexts.subject);
      await eventually(async () => ((await placesOf([who.email])).length < 2 ? true : undefined), 'its end');
      await expectForgotten(who);
    },
  );

  test('that was interrupted anywhere is completed by repeating it', many, async () => {
    const who = await newPerson();
    await leaveTraces(who);
    expect(await eraseThroughFaults({ user_id: who.userId })).toBeGreaterThan(20);
    await expectForgotten(who);
  });
});

test('of an unverified account leaves the guidance of whoever reads the mail of its address', async () => {
  const stranger = await newCustomer();
  const { email } = stranger;
  const body = guidanceRequest({
    email,
    tz: 'Europe/Paris',
    for_date: localDateIn('Europe/Paris', new Date()),
  });
  expect((await call('POST', '/api/guidance-du-jour', { body, ip: newAddress() })).status).toBe(202);
  const kept = { address: hashOf(email), entry: 'address' };
  await eventually(() => findRow('Guidances', kept), 'the guidance');
  expect(await eraseNow(claimsOf(stranger.access).sub)).toMatchObject({ erased: 1, failed: 0 });
  expect(await findRow('Guidances', kept)).toBeDefined();
  expect(await hasAccount(email)).toBe(false);
});

test('«Ce n’est pas moi» leaves nothing of the account that a stranger opened with the address', async () => {
  const who = await newPerson();
  const { order_id: id } = await buy(who);
  await leaveUnpaidTraces(who, id);
  const { token } = await awaitLink(who);
  const refused = await call('POST', '/api/validate-email/not-me', { body: { token } });
  expect(refused.json).toEqual({ closed: 'deleted' });
  expect(await placesOf([who.email, who.userId, id, hashOf(who.email)])).toEqual([]);
  expect(await hasAccount(who.email)).toBe(false);
});

test('«Ce n’est pas moi» locks an account whose order was paid while Stripe’s word was lost: the order stands', async () => {
  const who = await newPerson();
  await loseEventsOf(who.email);
  const { order_id: id, sessionId } = await buy(who, [keyFor.numbers]);
  const { token } = await awaitLink(who);
  await payAt(sessionId, 'paid');
  const refused = await call('POST', '/api/validate-email/not-me', { body: { token } });
  expect(refused.json).toEqual({ closed: 'locked' });
  expect(await orderRow(id)).toMatchObject({ status: 'paid' });
  expect(await partRows(id)).toHaveLength(1);
});
