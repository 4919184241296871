import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const root = join(import.meta.dirname, '../..');
const roots = ['bin', 'lib', 'lambdas', 'web', 'test'];

export type Source = { readonly path: string; readonly text: string };

/** One import or re-export: a path below the root, or the specifier of a package. */
export type Import = { readonly target: string; readonly isTypeOnly: boolean };

/** Every source file of the project with one of these endings; paths below the root. */
export const sources = (...endings: readonly string[]): Source[] =>
  globSync(
    endings.map((ending) => `{${roots.join(',')}}/**/*.${ending}`),
    { cwd: root },
  )
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The aliases of package.json, as folders. */
const aliases = [
  ['#domain/', 'lib/domain/'],
  ['#lib/', 'lib/'],
  ['#lambdas/', 'lambdas/'],
  ['#web/', 'web/src/'],
  ['#test/', 'test/'],
] as const;

const statement =
  /^[ \t]*(?:import|export)\s+(type\s+)?([\w\s{},*$]*?)\s*from\s+'([^']+)'|^[ \t]*import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm;

const resolve = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const alias = aliases.find(([name]) => specifier.startsWith(name));
  return alias ? alias[1] + specifier.slice(alias[0].length) : specifier;
};

const areAllTypes = (names: string): boolean =>
  /^\{[^}]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .filter((name) => name.trim() !== '')
    .every((name) => name.trim().startsWith('type '));

export const importsOf = ({ path, text }: Source): Import[] =>
  [...text.matchAll(statement)].map(([, type, names = '', named, bare, dynamic]) => ({
    target: resolve(path, named ?? bare ?? dynamic ?? ''),
    isTypeOnly: type !== undefined || areAllTypes(names.trim()),
  }));

const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`\\/])\/\/.*$/gm;
const literal = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The code without its imports, whose «as» only renames. */
export const withoutImports = (text: string): string => text.replace(statement, '').replace(/^;\n/gm, '');

/** The code without its comments. */
export const withoutComments = (text: string): string => text.replace(comment, '');

/** The code without comments and without the contents of its strings. */
export const codeOf = (text: string): string => withoutComments(text).replace(literal, "''");
