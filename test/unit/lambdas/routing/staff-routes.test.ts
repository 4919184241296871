/** Every route of the atelier, called by everybody who is no member of it. */
import { describe, expect, it } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import { routes } from '#lib/routes.ts';
import { profileRecord, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { callRoute } from '#test/support/route-call.ts';

const ofStaff = routes.filter(({ route }) => route.who === 'staff' || route.who === 'administrator');
const row: Partial<StaffRecord> = { discipline: keyFor.numbers, is_administrator: true };

/** The token’s groups, and what the tables say; without changes a verified expert who is an administrator. */
type Caller = {
  readonly groups?: string;
  readonly row?: StaffRecord | undefined;
  readonly hasEnded?: boolean;
  readonly isVerified?: boolean;
};
/** Stores that find the caller and no others: what a caller who is let in reaches, fails with 500. */
const ask = (route: (typeof routes)[number]['route'], caller: Caller) => {
  const { groups = '[experts administrators]', hasEnded, isVerified = true } = caller;
  return callRoute(
    route,
    { body: {}, claims: { sub: userId, iat: '1', 'cognito:groups': groups } },
    {
      profiles: {
        ofSession: async () => (hasEnded ? undefined : profileRecord({ email_validated: isVerified })),
      },
      staff: { find: async () => ('row' in caller ? caller.row : staffRecord(row)) },
    },
  );
};
const refusal = (status: number, code: keyof typeof errorTexts) => ({
  status,
  json: { error: { code, message: errorTexts[code] } },
});

it('the atelier has routes', () => {
  expect(ofStaff.length).toBeGreaterThan(30);
});

describe.each(ofStaff.map(({ entry, route }) => [entry, route] as const))('%s', (_entry, route) => {
  it('lets an expert who is an administrator in', async () => {
    expect([401, 403]).not.toContain((await ask(route, {})).status);
  });

  it.each<[string, Caller]>([
    ['a customer', { groups: '', row: undefined }],
    ['a customer with a row of the staff', { groups: '' }],
    ['a member of another group', { groups: '[experts2]' }],
    ['a member without a row', { row: undefined }],
    ['an expert who has left', { row: staffRecord({ ...row, left_at: '2026-11-20T08:00:00.000Z' }) }],
    ['a member who is only invited', { row: staffRecord({ ...row, accepted_at: undefined }) }],
    ['an expert whose row has no discipline', { groups: '[experts]', row: staffRecord() }],
  ])('is refused to %s', async (_who, caller) => {
    expect(await ask(route, caller)).toEqual(refusal(403, 'forbidden'));
  });

  it('is refused to a member whose session has ended', async () => {
    expect(await ask(route, { hasEnded: true })).toEqual(refusal(401, 'signed_out'));
  });

  it('is refused to a member whose address is not verified', async () => {
    const answer = await ask(route, { isVerified: false });
    expect(answer).toMatchObject({ status: 409, json: { error: { code: 'email_unverified' } } });
  });
});

const ofAdministrators = ofStaff.filter(({ route }) => route.who === 'administrator');
it.each(ofAdministrators.map(({ entry, route }) => [entry, route] as const))(
  '%s is refused to an expert whose row and token do not both name an administrator',
  async (_entry, route) => {
    expect(await ask(route, { groups: '[experts]' })).toEqual(refusal(403, 'forbidden'));
    const expert = staffRecord({ discipline: keyFor.numbers });
    expect(await ask(route, { row: expert })).toEqual(refusal(403, 'forbidden'));
  },
);
