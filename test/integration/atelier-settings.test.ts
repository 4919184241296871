/** «Mes réglages» on the deployed stack: each expert has their own. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { settingsTexts } from '#domain/texts/settings.ts';
import { atelierSettings, saveSettings } from '#domain/wire/settings.ts';
import { call } from '#test/support/client.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { hostileBodies } from '#test/support/proof/hostile.ts';

const { path } = atelierSettings;
const read = async ({ access }: TestMember) =>
  atelierSettings.answer.parse((await call('GET', path, { token: access })).json).mine;
const save = ({ access }: TestMember, body: object) => call('PUT', path, { token: access, body });
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const away = { from: inDays(300), to: inDays(310) };

let expert: TestMember;
let colleague: TestMember;
beforeAll(async () => {
  [expert, colleague] = await Promise.all([
    newExpert('astrologie-chinoise'),
    newExpert('astrologie-chinoise'),
  ]);
});

test('each expert’s settings are stored field by field, separately from others’', async () => {
  expect(await read(expert)).toEqual({ per_day: 4, absences: [] });
  expect((await save(expert, { absences: [away] })).json).toEqual({ per_day: 4, absences: [away] });
  expect((await save(expert, { per_day: 2 })).json).toEqual({ per_day: 2, absences: [away] });
  expect(await read(expert)).toEqual({ per_day: 2, absences: [away] });
  expect(await read(colleague)).toEqual({ per_day: 4, absences: [] });
  expect((await save(expert, { absences: [] })).json).toEqual({ per_day: 2, absences: [] });
});

test('an administrator without a discipline has no settings', async () => {
  const administrator = await newAdministrator();
  expect(await read(administrator)).toBeUndefined();
  expect(await save(administrator, { per_day: 3 })).toMatchObject({ status: 403 });
});

test('invalid settings are refused in French and change nothing', async () => {
  const before = await read(expert);
  const far = { from: inDays(10), to: inDays(800) };
  expect(await save(expert, { absences: [far] })).toMatchObject({
    status: 400,
    json: { error: { message: settingsTexts.tooFar } },
  });
  const known: string[] = [...Object.values(settingsTexts), ...Object.values(errorTexts)];
  for (const { wrong, body } of fc.sample(hostileBodies(saveSettings.body, [inDays(3), randomUUID()]), 40)) {
    const raw = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
    const answer = await call('PUT', path, { raw, token: expert.access });
    expect(answer.status, `${wrong} ${raw.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
    expect(answer.status, `${wrong} ${raw.slice(0, 200)}`).toBeLessThan(500);
    expect(known, `${wrong} ${raw.slice(0, 200)}`).toContain(Object(answer.json.error).message);
  }
  expect(await read(expert)).toEqual(before);
});
