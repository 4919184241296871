import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '#test/support/sources.ts';
import { rootFolder } from '../../../bin/local/files.ts';

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8');
const isMissing = (path: string): boolean => !existsSync(join(rootFolder, path));
const found = (pattern: string): string[] => globSync(pattern, { cwd: rootFolder }).sort();

/** Paths of the repository in backticks, and links of Markdown to files. */
const pathsOf = (page: string): string[] => {
  const text = read(page);
  const quoted = [...text.matchAll(/`((?:bin|lib|lambdas|web|test|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, path = '']) =>
    join(page, '..', path),
  );
  return [...quoted, ...linked];
};

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...found('docs/**/*.md')];
const records = found('docs/decisions/[0-9]*.md');

test.each(pages)('every path that %s names exists', (page) => {
  expect(pathsOf(page).filter(isMissing)).toEqual([]);
});

test('the pages name paths', () => {
  expect(pages.flatMap(pathsOf).length).toBeGreaterThan(200);
});

test('every page that a source file or workflow names exists', () => {
  const workflows = found('.github/**/*.yml').map((path) => ({ path, text: read(path) }));
  const named = [...sources('ts', 'tsx', 'mjs', 'css', 'py', 'html', 'conf'), ...workflows].flatMap(
    ({ path, text }) => [...text.matchAll(/(?<![\w/])docs\/[\w./-]*\w/g)].map(([page]) => ({ path, page })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ page }) => isMissing(page))).toEqual([]);
});

test('each line of the slice in the architecture stands in the file that it names', () => {
  const [, slice = ''] = /## One slice.*?```ts\n(.*?)```/s.exec(read('docs/architecture.md')) ?? [];
  const pieces = slice.trim().split('\n\n');
  expect(pieces).toHaveLength(8);
  for (const piece of pieces) {
    const [, path = ''] = /^\/\/ ([\w./-]+): /.exec(piece) ?? [];
    const code = read(path).split('\n');
    for (const line of piece.split('\n').slice(1)) expect(code, path).toContain(line);
  }
});

test('the page of clocks names every reason and zone of the code', () => {
  const code = [...found('lib/domain/births/*clock*.ts'), 'web/places/zones.ts'].map(read).join('\n');
  const named = [...code.matchAll(/why: '(\w+)'|zone\('([\w/]+)'|zone: '([\w/]+)'/g)].map(
    ([, why, read, given]) => why ?? read ?? given ?? '',
  );
  const page = read('docs/clocks.md');
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('each row of the law names code and tests that exist', () => {
  const [shown = '', later = ''] = read('docs/law.md').split('## Belongs to later features');
  const rowsOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(1)
      .map((line) => line.slice(2, -2).split(' | '));
  const pathsIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  expect(rowsOf(shown).length).toBeGreaterThan(25);
  for (const [rule, , , code, tests, ...more] of rowsOf(shown)) {
    const [files, proofs] = [pathsIn(code), pathsIn(tests)];
    expect([rule, files.length > 0, proofs.length > 0, more]).toEqual([rule, true, true, []]);
    expect([...files, ...proofs].filter(isMissing), rule).toEqual([]);
    expect(
      proofs.filter((path) => !/^test\/.*\.test\.tsx?$/.test(path)),
      rule,
    ).toEqual([]);
  }
  expect(rowsOf(later).length).toBeGreaterThan(0);
});

test('decision records are numbered without a gap', () => {
  const numbers = records.map((path) => Number(/(\d{4})-[\w-]+\.md$/.exec(path)?.[1]));
  expect(numbers).toEqual(records.map((_, index) => index + 1));
});

test.each(records)('%s follows the template', (path) => {
  const text = read(path);
  const [title, , where] = text.split('\n');
  expect(title).toMatch(new RegExp(`^# ${Number(path.split('/')[2]?.slice(0, 4))}\\. [A-Z0-9].*[^.]$`));
  expect(where).toMatch(/^\d{1,2} \w+ \d{4} · accepted · `[\w./-]+`(, `[\w./-]+`)*$/);
  expect(text.match(/^#+ .*/gm)?.slice(1)).toEqual(['## Context', '## Decision', '## Consequence']);
});

test('the index lists each decision record with its title and one sentence', () => {
  const rows = [
    ...read('docs/decisions/README.md').matchAll(/^\| \[(\d+)\]\((.+?)\) \| (.+?) \| .+\. \|$/gm),
  ];
  const titles = records.map((path) => /^# (\d+)\. (.*)/.exec(read(path))?.slice(1));
  expect(rows.map(([, number, , title]) => [number, title])).toEqual(titles);
  expect(rows.map(([, , file]) => `docs/decisions/${file}`)).toEqual(records);
});
