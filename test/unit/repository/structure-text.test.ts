import { describe, expect, it } from 'vitest';
import { type FunctionLength, functionLengths } from '#test/support/function-lengths.ts';
import { codeOf, sources, withoutComments, withoutImports } from '#test/support/sources.ts';

const code = sources('ts', 'tsx', 'mjs');
const all = [...code, ...sources('css', 'py')];
const product = code.filter(({ path }) => !path.startsWith('test/'));
const linesOf = (text: string): number => text.trimEnd().split('\n').length;

/** Files and lines that match a pattern. */
const found = (files: typeof all, pattern: RegExp, read = (text: string) => text): string[] =>
  files.flatMap(({ path, text }) =>
    read(text)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

describe('sizes', () => {
  it('no file is longer than 300 lines', () => {
    const long = all
      .map(({ path, text }) => [path, linesOf(text)] as const)
      .filter(([, lines]) => lines > 300);
    expect(long).toEqual([]);
  });

  it('half of the files have 110 lines at most', () => {
    const sizes = product.map(({ text }) => linesOf(text)).sort((left, right) => left - right);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(110);
  });

  it('a function has 40 lines of code at most, a component 80, a construct or stack 60', () => {
    const limitOf = ({ path, name }: FunctionLength): number => {
      if (/^lib\/(constructs|stacks)\//.test(path)) return 60;
      return path.endsWith('.tsx') && /^[A-Z]/.test(name) ? 80 : 40;
    };
    const measured = product.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(functionLengths);
    expect(measured.length).toBeGreaterThan(3000);
    expect(measured.filter((one) => one.lines > limitOf(one))).toEqual([]);
  });

  it('a handler has 40 lines at most below its imports', () => {
    const handlers = code.filter(({ path }) => path.endsWith('.handler.ts'));
    const long = handlers.filter(({ text }) => linesOf(withoutImports(text).trim()) > 40);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

describe('forbidden code', () => {
  it('nothing is postponed, nothing is silenced without a reason', () => {
    // Written in halves, so that this file does not match.
    const putOff = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK', 'X' + 'XX'].join('|')})\\b`);
    expect(found(all, putOff)).toEqual([]);
    expect(found(all, /@ts-(ignore|nocheck|expect-error)\b(?!.*\|)|eslint-(disable)\b/)).toEqual([]);
    expect(found(all, /biome-ignore(?!-)(?! [\w/]+: \S{3})(?!\()/)).toEqual([]);
  });

  it('a browser keeps nothing except through the modules whose keys /cookies tells', () => {
    const keepers = product
      .filter(({ path }) => path.startsWith('web/'))
      .filter(({ text }) =>
        /\b(localStorage|sessionStorage|indexedDB|caches\.\w+|document\.cookie|cookieStore)\b/.test(
          codeOf(text),
        ),
      );
    expect(keepers.map(({ path }) => path).sort()).toEqual([
      'web/src/platform/browser-storage.ts',
      'web/src/platform/device-store.ts',
      'web/src/platform/forget-reports.ts',
      'web/src/platform/tab-storage.ts',
      'web/worker/reading.ts',
    ]);
  });

  it('the environment is read only in its own files', () => {
    const readers = product
      .filter(({ text }) => /\bprocess\.env\b/.test(codeOf(text)))
      .map(({ path }) => path);
    expect(readers.filter((path) => !path.startsWith('bin/'))).toEqual(['lib/env.ts']);
  });

  it('types are not cast', () => {
    const cast = /\S\sas\s(?!const\b)\S/;
    expect(found(code, cast, (text) => codeOf(withoutImports(text)))).toEqual([]);
  });

  it('classes are constructs, stacks, errors, or what React and pdf-lib require', () => {
    const bases = product.flatMap(({ path, text }) =>
      [
        ...codeOf(text).matchAll(
          /^\s*(?:export )?(?:default )?(?:abstract )?class \w+(?:<[^>]+>)?(?: extends (\w+))?/gm,
        ),
      ].map(([, base = 'nothing']) =>
        ['Construct', 'ScheduledFunction', 'Stack', 'Error', 'Component', 'PDFParser'].includes(base)
          ? ''
          : `${path}: ${base}`,
      ),
    );
    expect(bases.filter(Boolean)).toEqual([]);
  });

  it('only what the owner writes contains prices', () => {
    expect(found(product, /\b\d+(,\d\d)?[\s\u00a0\u202f]?€/, withoutComments)).toEqual([]);
  });

  it('only the owner names colours', () => {
    const styles = sources('css', 'typ', 'html', 'svg').filter(({ path }) => !path.startsWith('test/'));
    expect(found([...styles, ...product], /#[0-9a-f]{6}\b/i, withoutComments)).toEqual([]);
  });

  it('styles for hovering apply only to devices with a pointer', () => {
    const withoutPointers = (text: string) => text.replaceAll(/@media \(hover: hover\) \{[\s\S]*?\n\}/g, '');
    const styles = sources('css').filter(({ path }) => path.startsWith('web/'));
    expect(found(styles, /:hover/, withoutPointers)).toEqual([]);
  });
});

it('an import that code writes holds its path as JSON, because a folder may have an apostrophe', () => {
  expect(found(code, /(?:import|from) '\$\{/)).toEqual([]);
});
