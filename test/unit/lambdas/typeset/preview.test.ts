import { expect, it, test } from 'vitest';
import type { Member } from '#lambdas/staff/staff.ts';
import { previewDraft } from '#lambdas/typeset/preview.ts';
import type { PaperInput } from '#lib/typeset/report-paper.ts';
import { now } from '#test/support/builders.ts';
import { deskDeps, deskPart, deskPath, expert } from '#test/support/desk-part.ts';
import { keyFor } from '#test/support/keys.ts';
import { written } from '#test/support/written-report.ts';

const body: Parameters<typeof previewDraft>[2] = { document: written, page: 2 };

const preview = async (me: Member = expert, part = deskPart, asked = body) => {
  const inputs: PaperInput[] = [];
  const typeset = async (input: PaperInput, page: number) => {
    inputs.push(input);
    return { svg: '<svg/>', page, pages: 7, spills: [], off: [], signs: [], missing: [] };
  };
  const answer = await previewDraft(me, deskPath, asked, { ...deskDeps(part), typeset });
  return { answer, input: inputs[0] };
};

test('the holder of a part sees the page, with version and day of the next delivery and without a code', async () => {
  const { answer, input } = await preview();
  expect(answer).toMatchObject({ page: 2, pages: 7, svg: '<svg/>' });
  expect(input).toMatchObject({ version: 1, date: '2026-11-24', code: '', author: { name: expert.name } });
  expect(input?.person).toMatchObject({ firstName: 'Camille', birthDate: '1991-04-17' });
});

it.each([
  ['a colleague', { ...expert, id: 'another' }, deskPart, 'forbidden'],
  [
    'a colleague of another discipline',
    { ...expert, id: 'b', discipline: keyFor.numbers },
    deskPart,
    'not_found',
  ],
  [
    'who has not opened the part, which would be logged',
    expert,
    { ...deskPart, read_by: undefined },
    'forbidden',
  ],
  ['who has a part that a colleague opened', expert, { ...deskPart, read_by: 'another' }, 'forbidden'],
  [
    'a withdrawn part',
    expert,
    { ...deskPart, queue: undefined, withdrawn_at: now.toISOString() },
    'part_over',
  ],
] as const)('%s gets no page', async (_who, me, part, code) => {
  await expect(preview(me, part)).rejects.toMatchObject({ code });
});

test('the page is drawn as was chosen for the part, whatever the desk still shows', async () => {
  const conventions = { revision: 2, chosen: { houses: 'WholeSign' } } as const;
  const { answer, input } = await preview(expert, { ...deskPart, conventions });
  expect(input?.drawn.sheet.caption).toContain('Signes entiers');
  expect(answer.conventions).toEqual(conventions);
  expect((await preview()).answer.conventions).toEqual({ revision: 0, chosen: {} });
});

test('a picture that the desk holds, or does not ask for, is not sent', async () => {
  const { tag } = (await preview()).answer;
  const held = (await preview(expert, deskPart, { ...body, held: tag })).answer;
  expect(held).toMatchObject({ page: 2, pages: 7, tag });
  expect(held).not.toHaveProperty('svg');
  const count = (await preview(expert, deskPart, { ...body, page: 0 })).answer;
  expect(count).toMatchObject({ pages: 7 });
  expect(count).not.toHaveProperty('svg');
  const other = (await preview(expert, deskPart, { ...body, held: 'of another page' })).answer;
  expect(other).toHaveProperty('svg');
});

test('a report of another discipline is refused', async () => {
  const other = { ...body, document: { ...written, service: keyFor.numbers } };
  await expect(preview(expert, deskPart, other)).rejects.toMatchObject({
    code: 'invalid_request',
  });
});
