import { describe, expect, it } from 'vitest';
import { documentOf, draftSchema, emptyDraft, type Outline, outlineSchema } from '#domain/report/draft.ts';
import {
  maxPassages,
  type NewPassage,
  newPassageSchema,
  type Passage,
  passageSchema,
} from '#domain/report/passage.ts';
import { sectionTexts, wordCount } from '#domain/report/plain.ts';
import { deskTexts } from '#domain/texts/desk.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import * as desk from '#domain/wire/desk.ts';
import { draftState, saveOutline, savePassage, saveSection } from '#domain/wire/desk.ts';
import { keyFor } from '#test/support/keys.ts';
import { written } from '#test/support/written-report.ts';

const [letter, chapter] = written.sections;
if (!letter || !chapter) throw new Error('the report has two sections');
const at = '2026-11-25T08:00:00.000Z';
const saved = (section: typeof letter) => ({ id: section.id, revision: 1, at, section });
const messageOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('a draft', () => {
  it('begins empty and is read as it was written', () => {
    expect(draftSchema.parse(emptyDraft)).toEqual(emptyDraft);
    const begun = { outline: { ...emptyDraft.outline, revision: 1 }, sections: [saved(letter)] };
    expect(draftSchema.parse(JSON.parse(JSON.stringify(begun)))).toEqual(begun);
  });

  it('gives the sections in the order of the outline, without those that it does not name', () => {
    const sections = [saved(letter), saved(chapter)];
    const outline = { ...emptyDraft.outline, order: [chapter.id, 'not-written'] };
    expect(documentOf(keyFor.numbers, { outline, sections })).toEqual({
      version: 1,
      service: keyFor.numbers,
      sections: [chapter],
    });
  });

  it('names each section once', () => {
    const twice = outlineSchema.safeParse({ order: ['a', 'a'], removed: [] });
    expect(messageOf(twice)).toBe(deskTexts.sectionTwice);
  });
});

describe('the words of a section', () => {
  const blocks = [
    {
      kind: 'paragraph' as const,
      runs: ['L’hiver ', { em: 'porte' }, ' le ', { value: 'a/b', text: '7' }, ' !'],
    },
    { kind: 'list' as const, rows: [{ name: 'II', runs: ['Une maison'] }] },
    { kind: 'table' as const, table: 'positions' },
  ];

  it('are those of its blocks, and tables have none', () => {
    expect(sectionTexts({ blocks })).toEqual(['L’hiver porte le 7 !', 'II', 'Une maison']);
    expect(wordCount({ blocks })).toBe(7);
  });
});

const withBlocks = (...blocks: unknown[]) =>
  saveSection.body.safeParse({ revision: 0, section: { ...letter, blocks } });

describe('what the desk may save', () => {
  it.each([
    ['an image', { kind: 'image', src: 'data:image/png;base64,AAAA' }, deskTexts.unknownPiece],
    ['a script', { kind: 'paragraph', runs: [{ script: 'alert(1)' }] }, deskTexts.unknownPiece],
    ['a page of the web', { kind: 'html', html: '<table></table>' }, deskTexts.unknownPiece],
    ['a million characters', { kind: 'paragraph', runs: ['a'.repeat(1_000_000)] }, deskTexts.textLong],
    ['a character that is not printed', { kind: 'paragraph', runs: ['a\u0000b'] }, deskTexts.unreadable],
    ['a text that runs backwards', { kind: 'subtitle', text: 'a\u202eb' }, deskTexts.unreadable],
  ])('is not %s, and the expert reads why', (_what, block, message) => {
    expect(messageOf(withBlocks(block))).toBe(message);
  });

  it('is text that looks like markup', () => {
    expect(withBlocks({ kind: 'paragraph', runs: ['<script>alert(1)</script> #panic()'] }).success).toBe(
      true,
    );
  });

  it('is a paragraph that names the passage it was inserted from', () => {
    expect(withBlocks({ kind: 'paragraph', runs: ['a'], passage: 'soleil-belier' }).success).toBe(true);
    expect(withBlocks({ kind: 'paragraph', runs: ['a'], passage: 'Soleil Bélier' }).success).toBe(false);
  });

  it('is an outline without unknown fields', () => {
    const outline: Outline = { order: ['a'], removed: [] };
    expect(saveOutline.body.safeParse({ ...outline, revision: 0 }).success).toBe(true);
    expect(saveOutline.body.safeParse({ ...outline, revision: 0, html: '' }).success).toBe(false);
  });

  it('is a passage with a title and a text', () => {
    const passage: NewPassage = {
      title: ' Soleil en Bélier ',
      service: keyFor.western,
      placements: [{ reference: 'positions/Soleil/Signe', text: 'Bélier' }],
      blocks: [{ kind: 'paragraph', runs: ['Vous commencez.'] }],
    };
    expect(savePassage.body.parse(passage).title).toBe('Soleil en Bélier');
    const kept: Passage = { ...passage, title: 'Soleil en Bélier', id: 'soleil-belier', at };
    expect(passageSchema.parse(kept)).toEqual(kept);
    expect(messageOf(newPassageSchema.safeParse({ ...passage, title: ' ' }))).toBe(deskTexts.titleMissing);
    expect(messageOf(newPassageSchema.safeParse({ ...passage, blocks: [] }))).toBe(deskTexts.passageEmpty);
  });
});

it('a state is named by its instant and its section', () => {
  expect(draftState.key.safeParse({ at: desk.stateKey(at), section: 'lettre' }).success).toBe(true);
  expect(draftState.key.safeParse({ at, section: 'lettre' }).success).toBe(false);
});

it('every route of the desk lies in the atelier', () => {
  const paths = Object.values(desk).flatMap((route) => ('path' in route ? [route.path] : []));
  expect(paths.length).toBeGreaterThan(7);
  for (const path of paths)
    expect(path).toMatch(/^\/api\/atelier\/(orders\/\{id\}\/parts\/\{service\}\/draft|passages)/);
});

it('the refusal of a passage too many names the limit', () => {
  expect(errorTexts.passages_full).toContain(maxPassages.toLocaleString('fr-FR'));
});
