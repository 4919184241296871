import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type ReportDocument, reportDocumentSchema, runText } from '#domain/report/document.ts';
import { writable } from '#domain/wire/writable.ts';
import { keyFor } from '#test/support/keys.ts';
import { written } from '#test/support/written-report.ts';

/** Characters that cannot be printed are refused. */
const text = fc.string({ unit: 'grapheme', maxLength: 80 }).filter((one) => writable.test(one));
const run = fc.oneof(
  text,
  fc.record({ em: text }),
  fc.record({ value: fc.constantFrom('positions/Lune', 'positions/Lune/Signe'), text }),
);
const runs = fc.array(run, { maxLength: 6 });
const proof = fc.array(fc.constantFrom('positions/Lune', 'maisons/Maison I'), { maxLength: 4 });
const block = fc.oneof(
  fc.record({ kind: fc.constant('paragraph'), runs, proof }),
  fc.record({ kind: fc.constant('subtitle'), text }),
  fc.record({ kind: fc.constant('quote'), lines: fc.array(runs, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('figure'), figure: fc.nat(9), caption: runs }),
  fc.record({ kind: fc.constant('table'), table: fc.constant('positions') }),
  fc.record({
    kind: fc.constant('list'),
    rows: fc.array(fc.record({ name: fc.constant('II'), runs }), { maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('hour'), runs }),
  fc.record({ kind: fc.constant('questions'), questions: fc.array(runs, { maxLength: 9 }) }),
);
const section = fc.record({
  id: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  kind: fc.constantFrom('letter', 'plate', 'chapter'),
  title: text,
  second: text,
  blocks: fc.array(block, { maxLength: 8 }),
});

test('any report survives storage unchanged', () => {
  fc.assert(
    fc.property(fc.array(section, { maxLength: 6 }), (sections) => {
      const document = { version: 1, service: keyFor.numbers, sections };
      expect(reportDocumentSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
    }),
  );
});

const [first] = written.sections;
const withBlock = (one: unknown) => ({ ...written, sections: [{ ...first, blocks: [one] }] });

it.each([
  ['another version', { ...written, version: 2 }],
  ['an unknown field', { ...written, html: '<b>' }],
  ['an unknown block', withBlock({ kind: 'image', src: 'https://example.com/a.png' })],
  ['markup instead of runs', withBlock({ kind: 'paragraph', runs: '<b>gras</b>' })],
  ['a million characters', withBlock({ kind: 'paragraph', runs: ['a'.repeat(1_000_000)] })],
  ['a reference into a path', withBlock({ kind: 'paragraph', runs: [], proof: ['../../etc/passwd'] })],
  ['a figure without a place', withBlock({ kind: 'figure', figure: -1, caption: [] })],
])('%s is refused', (_what, document) => {
  expect(reportDocumentSchema.safeParse(document).success).toBe(false);
});

test('a run reads as its text', () => {
  const runsOf = (document: ReportDocument) =>
    document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((one) => (one.kind === 'paragraph' ? one.runs : [])),
    );
  expect(runsOf(written).map(runText).join('')).toContain('La Lune est en Taureau, au calme.');
});
