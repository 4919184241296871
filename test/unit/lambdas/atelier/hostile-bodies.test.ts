/** Routes of the atelier, called with bodies that have one fault. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { settingsTexts } from '#domain/texts/settings.ts';
import { routes } from '#lib/routes.ts';
import { staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { hostileBodies } from '#test/support/proof/hostile.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';

const { claims, members } = asMember(
  { id: userId, groups: ['experts'] },
  staffRecord({ discipline: keyFor.numbers }),
);
const known: readonly unknown[] = [...Object.values(settingsTexts), ...Object.values(errorTexts)];

const entries = ['atelier/take', 'atelier/hand-over', 'atelier/memos', 'atelier/save-settings'];
it.each(entries)('%s: every one is refused in French, and nothing is written', async (entry) => {
  const route = routes.find((one) => one.entry === entry)?.route;
  const schema = route?.wire.body;
  if (!(route && schema)) throw new Error(`no route ${entry} with a body`);
  // Only what writes is missing: it would fail with 500.
  const stores = { ...members, parts: { find: async () => undefined } };
  for (const { wrong, body } of fc.sample(hostileBodies(schema, ['une note', userId, '2026-12-01']), 40)) {
    const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
    const { status, json } = await callRoute(route, { body: text, claims }, stores);
    expect(status, `${wrong} ${text.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
    expect(status, `${wrong} ${text.slice(0, 200)}`).toBeLessThan(500);
    expect(known, `${wrong} ${text.slice(0, 200)}`).toContain(Object(Object(json).error).message);
  }
});
