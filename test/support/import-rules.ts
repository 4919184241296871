import { type Row, table } from './import-table.ts';
import { importsOf, type Source } from './sources.ts';

/** The feature or page of a file: files of one may import each other, but not those of another. */
const roomOf = (path: string): string | undefined => /^web\/src\/(?:features|pages)\/[^/]+\//.exec(path)?.[0];

const isAllowed = (row: Row, target: string, isTypeOnly: boolean): boolean =>
  row.may.some((pattern) => pattern.test(target)) ||
  (isTypeOnly && (row.types ?? []).some((pattern) => pattern.test(target)));

export const rowOf = ({ path }: Source): Row | undefined => table.find((row) => row.files.test(path));

/** The forbidden imports of a file, as text. */
export const violations = (source: Source): string[] => {
  const row = rowOf(source);
  if (!row) return [`${source.path} stands where the architecture knows no place`];
  const room = roomOf(source.path);
  return importsOf(source)
    .filter(({ target, isTypeOnly }) => !isAllowed(row, target, isTypeOnly))
    .filter(({ target }) => room === undefined || roomOf(target) !== room)
    .map(({ target }) => `${source.path} (${row.who}) must not import ${target}`);
};
