/** «Mes réglages» on the deployed stack: each expert has their own. */
import { beforeAll, expect, test } from 'vitest';
import { atelierSettings } from '#domain/wire/settings.ts';
import { call } from '#test/support/client.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';

const { path } = atelierSettings;
const read = async ({ access }: TestMember) =>
  atelierSettings.answer.parse((await call('GET', path, { token: access })).json).mine;
const save = ({ access }: TestMember, body: object) => call('PUT', path, { token: access, body });
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const away = { from: inDays(300), to: inDays(310) };

let expert: TestMember;
let colleague: TestMember;
beforeAll(async () => {
  [expert, colleague] = await Promise.all([newExpert(keyFor.chinese), newExpert(keyFor.chinese)]);
});

test('each expert’s settings are stored field by field, separately from others’', async () => {
  const first = { per_day: 4, absences: [], usual: {}, counting: {} };
  expect(await read(expert)).toEqual(first);
  expect((await save(expert, { absences: [away] })).json).toEqual({ ...first, absences: [away] });
  const changed = { ...first, absences: [away], per_day: 2 };
  expect((await save(expert, { per_day: 2 })).json).toEqual(changed);
  expect(await read(expert)).toEqual(changed);
  expect(await read(colleague)).toEqual(first);
  const usual = { clock: 'clock' };
  expect((await save(expert, { absences: [], usual })).json).toEqual({ ...first, per_day: 2, usual });
  expect(await read(colleague)).toEqual(first);
});

test('an administrator without a discipline has no settings', async () => {
  const administrator = await newAdministrator();
  expect(await read(administrator)).toBeUndefined();
  expect(await save(administrator, { per_day: 3 })).toMatchObject({ status: 403 });
});
