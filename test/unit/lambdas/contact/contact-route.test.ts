/** What the route of the contact form refuses, before anything is counted, stored or mailed. */
import { expect, it } from 'vitest';
import { route } from '#lambdas/contact/contact.ts';
import { callRoute } from '#test/support/route-call.ts';

const message = {
  ...{ firstName: 'Camille', lastName: "D'Angelo", email: 'camille@exemple.fr' },
  ...{ subject: 'Question', message: 'Bonjour,\r\nmon rapport est-il prêt ?' },
};

it('a message is received', async () => {
  const stores = {
    limits: { waitFor: async () => 0, allows: async () => true },
    contactRequests: { create: async () => undefined },
  };
  const answer = await callRoute(route, { body: message }, stores);
  expect(answer).toEqual({ status: 201, json: { received: true } });
});

const breaks = [
  '\r\nBcc: tous@exemple.fr',
  '\nBcc: tous@exemple.fr\n\nAutre corps',
  '\u0085Bcc: tous@exemple.fr',
  '\u0000',
];
it.each(
  (['firstName', 'lastName', 'email', 'subject'] as const).flatMap((field) =>
    breaks.map((line) => [field, line] as const),
  ),
)('%s with %j is refused', async (field, line) => {
  const answer = await callRoute(route, { body: { ...message, [field]: `${message[field]}${line}` } }, {});
  expect(answer).toMatchObject({ status: 400, json: { error: { code: 'invalid_request' } } });
});
