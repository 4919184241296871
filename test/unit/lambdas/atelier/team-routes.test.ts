/** What the routes of the team refuse, before anything is written. */
import { expect, it } from 'vitest';
import { settingsTexts } from '#domain/texts/settings.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import { route as invite } from '#lambdas/atelier/invite.ts';
import { route as saveMailHour } from '#lambdas/atelier/save-mail-hour.ts';
import { staffRecord, userId } from '#test/support/builders.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';

const { claims, members } = asMember(
  { id: userId, groups: ['administrators'] },
  staffRecord({ is_administrator: true }),
);
const refusal = (message: string) => ({ status: 400, json: { error: { code: 'invalid_request', message } } });

it('an invitation without a role is refused in French', async () => {
  const body = { email: 'maelle@exemple.fr', name: 'Maëlle Guédon', is_administrator: false };
  expect(await callRoute(invite, { body, claims }, members)).toEqual(refusal(staffTexts.roleMissing));
});

it.each([24, -1, 8.5, '8'])('%j is no hour of a daily mail', async (daily_at) => {
  const answer = await callRoute(saveMailHour, { body: { daily_at }, claims }, members);
  expect(answer).toEqual(refusal(settingsTexts.hourInvalid));
});
