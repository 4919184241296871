/** The hostile bodies are invalid: no schema accepts one. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { updateProfile } from '#domain/wire/profile.ts';
import { saveSettings } from '#domain/wire/settings.ts';
import { hostileBodies } from '#test/support/proof/hostile.ts';

/** Padded with spaces, a valid body is refused only for its size. */
const readBody = (body: string | Uint8Array<ArrayBuffer>): unknown => {
  try {
    return typeof body === 'string' && body.length < 100_000 ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
};

const samples = [
  ...['2026-12-01', '1991-04-17', '06:42', 'Camille'],
  ...['exact', 'rule', 'morning', 'f97411', '974', '1991-04-17T06:41:51Z'],
  ...['madame', 'Europe/Paris'],
  'a1b2c3d4-0000-4000-8000-000000000001',
];

test.each([
  ['lists and numbers', saveSettings.body],
  ['a day or none', z.strictObject({ day: z.nullable(z.iso.date()) })],
  ['a birth', updateProfile.body],
])(
  'a body with %s is never accepted',
  (_, schema) => {
    fc.assert(
      fc.property(hostileBodies(schema, samples), ({ body }) => {
        expect(schema.safeParse(readBody(body)).success).toBe(false);
      }),
      { numRuns: 500 },
    );
  },
  120_000,
);
