/** Every route of a mailed link, called with links that are none or were made for something else. */
import { expect, it } from 'vitest';
import { routes } from '#lib/routes.ts';
import { now, userId } from '#test/support/builders.ts';
import { callRoute } from '#test/support/route-call.ts';

const ofLinks = routes.filter(({ route }) => route.who === 'link' || route.who === 'linkOrAccount');
const password = 'comete-77-neuve';
/** The routes that take a new password beside the link. */
const withPassword = ['accounts/accept-invitation', 'accounts/choose-by-link', 'accounts/confirm-reset'];

/** Only links are there: a route that goes on without one fails with 500. */
const follow = ({ entry, route }: (typeof routes)[number], token: string, found?: object) => {
  const body = {
    token,
    ...(withPassword.includes(entry) && { password }),
    ...(entry === 'threads/reply-by-link' && { how: 'unknown' }),
    ...(entry === 'accounts/ask-as-person' && { message: 'Je suis née à Quimper.' }),
  };
  const stores = {
    profiles: {},
    tokens: { find: async () => found },
    guidanceLinks: { addressOf: async () => undefined },
    guidances: {},
    personLinks: { find: async () => undefined },
    limits: { waitFor: async () => 0 },
  };
  return callRoute(route, { body }, stores);
};
const refusal = (code: unknown) => ({ status: 400, json: { error: { code } } });
/** A link of the guidance has its form, which is checked first. */
const forged = refusal(expect.stringMatching(/^(link_invalid|invalid_request)$/));

it('there are routes of links', () => {
  expect(ofLinks.length).toBeGreaterThan(10);
});

it.each(
  ofLinks.flatMap((one) =>
    ['A'.repeat(43), '', 'null', "' OR 1=1", 'é'.repeat(100)].map(
      (token) => [one.entry, token, one] as const,
    ),
  ),
)('%s refuses the forged link «%s»', async (_entry, token, one) => {
  expect(await follow(one, token)).toMatchObject(forged);
});

it.each(ofLinks.map((one) => [one.entry, one] as const))(
  '%s refuses the token of a session',
  async (_entry, one) => {
    const session = {
      ...{ hash: 'hash', purpose: 'session', user_id: userId, email: 'camille@exemple.fr' },
      ...{ expires_at: '2126-11-24T17:42:00.000Z', minted_at: now.getTime() / 1000 },
    };
    expect(await follow(one, 'A'.repeat(43), session)).toMatchObject(refusal('link_invalid'));
  },
);
