import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Paths of the repository in backticks, and links of Markdown to files. */
const pathsOf = (page: string, text: string): string[] => {
  const quoted = [...text.matchAll(/`((?:bin|lib|lambdas|web|test|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, path = '']) =>
    join(page, '..', path),
  );
  return [...quoted, ...linked];
};

test.each(['README.md', 'docs/architecture.md', 'docs/law.md'])(
  'every path that %s names is there',
  async (page) => {
    const paths = pathsOf(page, await readFile(join(root, page), 'utf8'));
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
