import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootFolder } from '../../../bin/local/files.ts';

const page = readFileSync(join(rootFolder, 'docs/specification.md'), 'utf8');

type Row = {
  readonly section: string;
  readonly line: string;
  readonly place: string;
  readonly proof: string;
};

/** The rows of all tables without their heads, by their section «§n». */
const rows: Row[] = page.split(/^## /m).flatMap((part) => {
  const section = /^§\d/.exec(part)?.[0];
  if (!section) return [];
  return part
    .split('\n')
    .filter((text) => text.startsWith('| ') && !text.startsWith('| Line |'))
    .map((text) => {
      const [line = '', place = '', proof = ''] = text
        .slice(2)
        .split(' |')
        .map((cell) => cell.trim());
      return { section, line, place, proof };
    });
});
const isBuilt = ({ line }: Row) => !line.endsWith('○');
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:bin|docs|lambdas|lib|test|web)\/[^`]*)`/g)].map(([, path = '']) => path);
/** «`test/…` «title»»: a title may contain guillemets itself. */
const proofsIn = (text: string) =>
  [...text.matchAll(/`(test\/[^`]+)` «(.+?)»(?=, `|\s*$)/g)].map(([, path = '', title = '']) => ({
    path,
    title,
  }));

describe('the page of the specification', () => {
  it('covers §1 to §9', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `§${number}`),
    );
  });

  it('names only existing paths', () => {
    expect(pathsIn(page).filter((path) => !existsSync(join(rootFolder, path)))).toEqual([]);
  });

  it('names a place and a test for every line that is built', () => {
    const bare = rows.filter(isBuilt).filter(({ place, proof }) => {
      const isPlaced = pathsIn(place).some((path) => !path.startsWith('test/'));
      return !isPlaced || proofsIn(proof).length === 0 || proofsIn(proof).length !== pathsIn(proof).length;
    });
    expect(bare.map(({ line }) => line)).toEqual([]);
  });

  it('names no test for a line that is not built', () => {
    const shown = rows.filter((row) => !isBuilt(row) && row.proof.trim() !== '');
    expect(shown.map(({ line }) => line)).toEqual([]);
  });

  it('quotes titles of the named test files', () => {
    const wrong = rows
      .flatMap(({ proof }) => proofsIn(proof))
      .filter(({ path }) => existsSync(join(rootFolder, path)))
      .filter(({ path, title }) => !readFileSync(join(rootFolder, path), 'utf8').includes(title));
    expect(wrong).toEqual([]);
  });
});
