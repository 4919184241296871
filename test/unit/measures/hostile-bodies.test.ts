/** The hostile bodies are invalid: no schema accepts one. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
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

test.each([
  ['lists and numbers', saveSettings.body],
  ['a day or none', z.strictObject({ day: z.nullable(z.iso.date()) })],
])('a body with %s is never accepted', (_, schema) => {
  fc.assert(
    fc.property(hostileBodies(schema, ['2026-12-01']), ({ body }) => {
      expect(schema.safeParse(readBody(body)).success).toBe(false);
    }),
    { numRuns: 500 },
  );
});
