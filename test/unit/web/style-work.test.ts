/** The work that a tap leaves to the styles of every page. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../../bin/local/files.ts';

/** The sheets of parts that any page may load. */
const shared = globSync('web/src/{ui,features}/**/*.css', { cwd: rootFolder });

const selectors = (file: string): readonly string[] =>
  readFileSync(join(rootFolder, file), 'utf8')
    .split('\n')
    .filter((line) => line.includes(':has('));

test('no shared style asks a whole page by :has() what an added element could change', () => {
  expect(shared.length).toBeGreaterThan(20);
  // Chromium takes each element that comes or goes for an answer to `:has(… :not(…))`, and to a bare `button` or `svg` each of those.
  const costly = /:has\([^)]*:not\(|:has\((?:button|svg|a|span|p|li)\)|(?:html|body|:root):has\(/;
  expect(shared.flatMap(selectors).filter((line) => costly.test(line))).toEqual([]);
});
