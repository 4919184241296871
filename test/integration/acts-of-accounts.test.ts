/** Every act that ends an account's sessions or proves its address does the whole of it, whichever function runs it. */
import { describe, expect, test } from 'vitest';
import { call } from '#test/support/client.ts';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { leaveSessions, leaveWaiting, noSessions, nothingWaits } from '#test/support/evictions.ts';
import { newAdministrator, newcomer, newExpert } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitLink, validate } from '#test/support/links.ts';
import { mintToken, setAttribute } from '#test/support/rows.ts';
import { accept, dismiss, invitationOf, invite, newColleague } from '#test/support/team.ts';
import { totpCode } from '../../bin/local/totp.ts';

const password = 'comete-77-atelier';

const expectAnswer = async (answer: Promise<{ status: number }>, status = 200): Promise<void> =>
  expect((await answer).status).toBe(status);

/** Runs an act on an account that has sessions, and expects that they are gone. */
const expectEnded = async (
  { access }: { readonly access: string },
  act: () => Promise<void>,
): Promise<void> => {
  const left = await leaveSessions(access);
  await act();
  expect(await left()).toEqual(noSessions);
};
/** The same for an account whose report and wish wait for its address. */
const expectProved = async (userId: string, act: () => Promise<void>): Promise<void> => {
  const waiting = await leaveWaiting(userId);
  await act();
  expect(await waiting()).toEqual(nothingWaits);
};

const unproved = async () => {
  const customer = await newCustomer('account');
  const { sub: userId } = claimsOf(customer.access);
  return { ...customer, userId, link: await awaitLink(customer) };
};

describe('the address is proved', () => {
  test('by the link of the first mail, in the account', async () => {
    const { userId, access, link } = await unproved();
    await expectProved(userId, () => expectAnswer(validate(link, { token: access })));
  });

  test('by a password that the mailbox chooses, which ends all sessions', async () => {
    const account = await unproved();
    const { userId, link } = account;
    // Shorter than a member of the atelier may choose: the account is looked up among them.
    const body = { token: link.token, password: 'comete-77' };
    const act = () => expectAnswer(call('POST', '/api/validate-email/password', { body }));
    await expectEnded(account, () => expectProved(userId, act));
  });

  test('by a new password, which ends all sessions', async () => {
    const account = await unproved();
    const { userId, email } = account;
    const body = { token: await mintToken('reset', userId, email), password };
    const act = () => expectAnswer(call('POST', '/api/password-reset/confirm', { body }));
    await expectEnded(account, () => expectProved(userId, act));
  });

  test('by an invitation that a customer accepts, which ends all sessions', async () => {
    const [customer, administrator] = [await newCustomer(), await newAdministrator()];
    const { sub } = claimsOf(customer.access);
    await setAttribute('Profiles', ['user_id', sub], 'email_validated', true);
    await invite(administrator, { ...newColleague(), email: customer.email });
    const token = await invitationOf(customer.email);
    await expectEnded(customer, () => expectProved(sub, () => expectAnswer(accept(token, password))));
  });
});

describe('all sessions end', () => {
  test('of a stranger’s account whose address is invited', async () => {
    const [administrator, account] = [await newAdministrator(), await unproved()];
    const wish = { ...newColleague(), email: account.email };
    await expectEnded(account, () => expectAnswer(invite(administrator, wish), 201));
  });

  test('with the enrolment of a second factor', async () => {
    const account = await newcomer(keyFor.numbers);
    const { access } = await signIn(account);
    const begun = await call('POST', '/api/factor', { body: { password: account.password }, token: access });
    const code = totpCode(String(begun.json.secret), new Date());
    const body = { password: account.password, code };
    const act = () => expectAnswer(call('POST', '/api/factor/confirm', { body, token: access }));
    await expectEnded({ access }, act);
  });

  test('with a lost telephone, and with the job', async () => {
    const [expert, leaving] = [await newExpert(keyFor.numbers), await newExpert(keyFor.numbers)];
    const administrator = await newAdministrator();
    const reset = `/api/atelier/staff/${expert.userId}/factor-reset`;
    const options = { body: {}, token: administrator.access };
    await expectEnded(expert, () => expectAnswer(call('POST', reset, options)));
    await expectEnded(leaving, () => expectAnswer(dismiss(administrator, leaving.userId)));
  });
});
