/** What the routes of the desk refuse to save: with a French reason, before anything is written. */
import { expect, it } from 'vitest';
import { deskTexts } from '#domain/texts/desk.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { route as savePassage } from '#lambdas/desk/save-passage.ts';
import { route as saveSection } from '#lambdas/desk/save-section.ts';
import { orderId, partTakenBy, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';

const { claims, members } = asMember(
  { id: userId, groups: ['experts'] },
  staffRecord({ discipline: keyFor.numbers }),
);
const part = partTakenBy(userId);
const refusal = (status: number, code: string, message: string) => ({
  status,
  json: { error: { code, message } },
});
const invalid = (message: string) => refusal(400, 'invalid_request', message);

const section = (blocks: unknown, id = 'lettre') => ({
  revision: 1,
  section: { id, kind: 'letter', title: 'Chère Camille,', second: '', blocks },
});
const runs = (...some: unknown[]) => section([{ kind: 'paragraph', runs: some }]);
/** Without `draftWrites` nothing can be saved: it would fail with 500. */
const keepSection = (body: unknown, more: object = {}) =>
  callRoute(
    saveSection,
    { body, params: { id: orderId, service: keyFor.numbers, section: 'lettre' }, claims },
    { ...members, parts: { find: async () => part }, ...more },
  );

it('a section is saved to the letter', async () => {
  const saved: unknown[] = [];
  const text = '<script>alert(1)</script> #panic() {{x}} \\u0000 — « é » 𝄞';
  const answer = await keepSection(runs(text), {
    draftWrites: {
      saveSection: async (_part: unknown, one: unknown) => {
        saved.push(one);
        return { revision: 2, at: '2026-11-24T17:42:00.000Z' };
      },
    },
  });
  expect(answer).toMatchObject({ status: 200, json: { revision: 2 } });
  expect(saved).toEqual([runs(text).section]);
});

it.each([
  ['a million characters', runs('a'.repeat(1_000_000)), refusal(413, 'too_large', deskTexts.sectionLarge)],
  [
    'more than 60 KB in small pieces',
    runs(...Array.from({ length: 300 }, () => 'é'.repeat(150))),
    refusal(413, 'too_large', deskTexts.sectionLarge),
  ],
  ['a page of the web', section([{ kind: 'html', html: '<b>' }]), invalid(deskTexts.unknownPiece)],
  ['an image', runs({ image: 'data:image/png;base64,AAAA' }), invalid(deskTexts.unknownPiece)],
  ['a long paragraph', runs('a'.repeat(20_001)), invalid(deskTexts.textLong)],
  ['a character without a sign', runs('a\u0000b'), invalid(deskTexts.unreadable)],
  ['nothing', {}, invalid(errorTexts.invalid_request)],
  ['the section of another address', section([], 'autre'), invalid(errorTexts.invalid_request)],
])('no section with %s', async (_what, body, answer) => {
  expect(await keepSection(body)).toEqual(answer);
});

const passage = (change: object = {}) => ({
  ...{ title: 'Chemin de vie 7', service: keyFor.numbers, placements: [] },
  blocks: [{ kind: 'paragraph', runs: ['Vous cherchez.'] }],
  ...change,
});
const keepPassage = (id: string, body: unknown, more: object = {}) =>
  callRoute(savePassage, { body, params: { passage: id }, claims }, { ...members, ...more });

it('a passage is kept', async () => {
  const answer = await keepPassage('chemin-7', passage(), { passages: { replace: async () => true } });
  expect(answer).toMatchObject({ status: 200, json: { id: 'chemin-7' } });
});

it.each([
  [
    'too long',
    'long',
    { blocks: [{ kind: 'paragraph', runs: ['a'.repeat(20_000)] }] },
    refusal(413, 'too_large', deskTexts.passageLarge),
  ],
  ['empty', 'vide', { blocks: [] }, invalid(deskTexts.passageEmpty)],
  ['without a title', 'sans-titre', { title: ' ' }, invalid(deskTexts.titleMissing)],
  ['an image', 'image', { blocks: [{ kind: 'image', src: 'x' }] }, invalid(deskTexts.unknownPiece)],
  ['under a name that is none', 'Pas_un_nom', {}, refusal(404, 'not_found', errorTexts.not_found)],
])('no passage that is %s', async (_what, id, change, answer) => {
  expect(await keepPassage(id, passage(change))).toEqual(answer);
});
