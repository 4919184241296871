/** A secret that was made for something else opens no link's door, and rings nobody's alarm. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { confirmPasswordReset, validateEmail } from '#domain/wire/api.ts';
import { keepByLink } from '#domain/wire/closing.ts';
import { acceptInvitation } from '#domain/wire/invitation.ts';
import { readByLink, replyByLink } from '#domain/wire/questions.ts';
import { mailedReportLink } from '#domain/wire/reports.ts';
import { chooseByLink, refuseAccount } from '#domain/wire/validation.ts';
import { createGuidanceLinksStore, createTicketsStore, createTokensStore } from '#lambdas/storage/tokens.ts';
import { call, newAddress } from '#test/support/client.ts';
import { database, tableOf } from '#test/support/rows.ts';

const now = new Date();
const [db, table] = [database(), tableOf('Tokens')];

const secrets = {
  'a guidance’s link': () => createGuidanceLinksStore(db, table).mint(randomUUID(), now),
  'a ticket of the live channel': () =>
    createTicketsStore(db, table).mint({ userId: randomUUID(), session: 's' }, now),
  'a one-minute session': () =>
    createTokensStore(db, table).mint(
      {
        purpose: 'session',
        user_id: randomUUID(),
        email: 'camille@exemple.fr',
        expires_at: new Date(now.getTime() + 60_000).toISOString(),
      },
      now,
    ),
};

const password = 'comete-77-neuve';
const doors = [
  { wire: confirmPasswordReset, more: { password } },
  { wire: chooseByLink, more: { password } },
  { wire: acceptInvitation, more: { password } },
  { wire: validateEmail, more: {} },
  { wire: refuseAccount, more: {} },
  { wire: keepByLink, more: {} },
  { wire: mailedReportLink, more: {} },
  { wire: readByLink, more: {} },
  { wire: replyByLink, more: { how: 'unknown' } },
];

describe.each(Object.entries(secrets))('%s', (_name, make) => {
  test.each(doors)('is refused by $wire.path', async ({ wire, more }) => {
    const body = { token: await make(), ...more };
    const answer = await call(wire.method, wire.path, { body, ip: newAddress() });
    expect(answer).toMatchObject({ status: 400, json: { error: { code: 'link_invalid' } } });
  });
});
