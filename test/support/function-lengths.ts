import { parseAst } from 'vite';
import type { Source } from './sources.ts';

/** A function with its own lines of code: without blank lines, comments and the functions declared inside it. */
export type FunctionLength = { readonly path: string; readonly name: string; readonly lines: number };

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Open = { readonly name: string; readonly own: Set<number> };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

const nameOf = (node: object): string | undefined => {
  const named = 'id' in node ? node.id : 'key' in node ? node.key : undefined;
  if (typeof named !== 'object' || named === null || !('name' in named)) return undefined;
  return String(named.name);
};

/** For each line from 1, true when it holds code; comment lines begin with their sign, as the formatter writes them. */
const linesOfCode = (text: string): readonly boolean[] => [
  false,
  ...text.split('\n').map((line) => /\S/.test(line) && !/^\s*(\/\/|\/\*|\*)/.test(line)),
];

/** Finds the line of a position by binary search. */
const lineCounter = (text: string) => {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset: number): number => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
};

/** All functions of a file, with inner ones. */
export const functionLengths = ({ path, text }: Source): FunctionLength[] => {
  const isCode = linesOfCode(text);
  const lineAt = lineCounter(text);
  const found: Open[] = [];
  const visit = (value: unknown, name: string, outer: Open | undefined): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, name, outer);
    if (!isNode(value)) return;
    const ownName = nameOf(value) ?? name;
    const isFunction = functions.includes(value.type);
    const inner: Open | undefined = isFunction ? { name: ownName, own: new Set() } : outer;
    if (isFunction && inner) {
      const [first, last] = [lineAt(value.start), lineAt(value.end)];
      for (let line = first; line <= last; line += 1) {
        if (isCode[line]) inner.own.add(line);
        if (line > first) outer?.own.delete(line);
      }
      found.push(inner);
    }
    for (const child of Object.values(value)) visit(child, ownName, inner);
  };
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path), '', undefined);
  return found.map(({ name, own }) => ({ path, name, lines: own.size }));
};
