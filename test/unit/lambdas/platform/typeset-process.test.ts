/** Typesetting in a process of its own: what it answers, and what ends it. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Section } from '#domain/report/document.ts';
import { typesetProcess } from '#lambdas/platform/typeset-process.ts';
import { buildFacesLayer } from '#lib/bundle-faces.ts';
import { copyTypesetting } from '#lib/bundle-typesetter.ts';
import { nameFor } from '#test/support/keys.ts';
import { dossierOf, reader, written } from '#test/support/written-report.ts';

const build = join(import.meta.dirname, '../../../../.build');
let folder: string;
beforeAll(async () => {
  await mkdir(build, { recursive: true });
  folder = await mkdtemp(join(build, 'typeset-'));
  await copyTypesetting(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const inputOf = (sections: readonly Section[] = written.sections) => ({
  ...{ document: { ...written, sections: [...sections] }, drawn: dossierOf(), person: reader },
  author: { name: 'Hélène Vasseur', role: nameFor.western },
  ...{ version: 1, date: '2026-11-24', code: '', withdrawalDays: 14 },
});
const chapter = (text: string): Section => ({
  ...{ id: 'a', kind: 'chapter', title: 'Chapitre', second: '' },
  blocks: [{ kind: 'paragraph', runs: [text] }],
});
const pageOf = (sections?: readonly Section[]) =>
  ({ kind: 'page', input: inputOf(sections), page: 3 }) as const;
const minute = 60_000;

test('it draws pages and both editions, and says why it refuses one', async () => {
  const typeset = typesetProcess(folder);
  expect(await typeset(pageOf(), minute)).toMatchObject({ kind: 'page', page: { page: 3, pages: 7 } });
  const editions = await typeset({ kind: 'editions', input: inputOf(), conventions: {} }, minute);
  const files = editions.kind === 'editions' ? [editions.editions.screen, editions.editions.print] : [];
  expect(files.map((bytes) => Buffer.from(bytes.subarray(0, 5)).toString())).toEqual(['%PDF-', '%PDF-']);
  const refused = await typeset(
    { kind: 'editions', input: inputOf([chapter('ཨ')]), conventions: {} },
    minute,
  );
  const tall: Section = { ...chapter(''), blocks: [{ kind: 'hour', runs: ['Vous êtes née. '.repeat(400)] }] };
  const off = await typeset({ kind: 'editions', input: inputOf([tall]), conventions: {} }, minute);
  expect(off).toEqual({ kind: 'off', sections: ['Chapitre'] });
  expect(refused).toMatchObject({ kind: 'refused', reasons: [expect.stringContaining('ཨ')] });
}, 120_000);

test('one that takes too long is ended in time, and the next report is typeset', async () => {
  const typeset = typesetProcess(folder);
  await typeset(pageOf(), minute);
  const long = Array.from({ length: 40 }, (_, at) => ({
    ...chapter('Vous êtes née. '.repeat(1300)),
    id: `a-${at}`,
  }));
  const began = performance.now();
  expect(await typeset({ kind: 'editions', input: inputOf(long), conventions: {} }, 500)).toEqual({
    kind: 'late',
  });
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await typeset(pageOf(), minute)).toMatchObject({ kind: 'page' });
}, 120_000);

test('one whose process ends by itself fails', async () => {
  const typeset = typesetProcess(join(folder, 'nothing'));
  await expect(typeset(pageOf(), minute)).rejects.toThrow('the typesetting process has ended');
}, 60_000);

test('it finds the faces of other signs in the layer of the function', async () => {
  const layer = join(folder, 'layer');
  await buildFacesLayer(layer);
  vi.stubEnv('NODE_PATH', `${folder}:${join(layer, 'nodejs/node_modules')}`);
  const typeset = typesetProcess(folder);
  const signs = chapter('甲 火 ☰ ⚷ ✧ 李小龙 محمد');
  expect(await typeset({ kind: 'editions', input: inputOf([signs]), conventions: {} }, minute)).toMatchObject(
    {
      kind: 'editions',
    },
  );
  vi.unstubAllEnvs();
}, 20_000);
