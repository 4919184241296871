/** The notice about the staff's own data, on the deployed stack: each member confirms each version once. */
import { beforeAll, expect, test } from 'vitest';
import { staffNoticeVersion } from '#domain/staff-notice.ts';
import { atelierQueue, confirmNotice } from '#domain/wire/atelier.ts';
import { listStaff } from '#domain/wire/staff.ts';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { setAttribute } from '#test/support/rows.ts';

const confirm = (token: string, version: string = staffNoticeVersion) =>
  call(confirmNotice.method, confirmNotice.path, { token, body: { version } });
const noticeOf = async ({ access }: TestMember) =>
  atelierQueue.answer.parse((await call('GET', atelierQueue.path, { token: access })).json).me.notice;

let expert: TestMember;
let colleague: TestMember;
beforeAll(async () => {
  [expert, colleague] = await Promise.all([newExpert(keyFor.numbers), newExpert(keyFor.numbers)]);
});

test('a member confirms the version once, and no other version or person', async () => {
  expect(await noticeOf(expert)).toBeUndefined();
  expect(await confirm(expert.access, '2020-01-01')).toMatchObject({ status: 400 });
  const first = confirmNotice.answer.parse((await confirm(expert.access)).json);
  expect(first.version).toBe(staffNoticeVersion);
  expect(Math.abs(Date.now() - Date.parse(first.at))).toBeLessThan(60_000);
  expect((await confirm(expert.access)).json).toEqual(first);
  expect(await noticeOf(expert)).toEqual(first);
  expect(await noticeOf(colleague)).toBeUndefined();
});

test('an earlier version gives way to the present one', async () => {
  const member = await newExpert(keyFor.numbers);
  const earlier = { version: '2026-01-01', at: '2026-01-02T09:00:00.000Z' };
  await setAttribute('Staff', ['user_id', member.userId], 'notice', earlier);
  expect(await noticeOf(member)).toEqual(earlier);
  expect((await confirm(member.access)).json).toMatchObject({ version: staffNoticeVersion });
  expect(await noticeOf(member)).toMatchObject({ version: staffNoticeVersion });
});

test('customers and former members confirm nothing', async () => {
  const { access } = await newCustomer();
  expect(await confirm(access)).toMatchObject({ status: 403 });
  const gone = await newExpert(keyFor.numbers);
  await setAttribute('Staff', ['user_id', gone.userId], 'left_at', '2026-11-01T09:00:00.000Z');
  expect(await confirm(gone.access)).toMatchObject({ status: 403 });
});

test('administrators see which version each member has confirmed', async () => {
  const administrator = await newAdministrator();
  const { json } = await call('GET', listStaff.path, { token: administrator.access });
  const { staff } = listStaff.answer.parse(json);
  const of = ({ userId }: TestMember) => staff.find(({ id }) => id === userId)?.notice?.version;
  expect([of(expert), of(colleague)]).toEqual([staffNoticeVersion, undefined]);
});
