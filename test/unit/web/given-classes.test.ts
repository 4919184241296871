import { expect, test } from 'vitest';
import { importsOf, type Source, sources, withoutComments } from '#test/support/sources.ts';

const isSite = ({ path }: Source): boolean => path.startsWith('web/src/');
const components = sources('tsx').filter(isSite);
const textOf = new Map(sources('tsx', 'css').map(({ path, text }) => [path, withoutComments(text)]));

const blocks = (sheet: string) =>
  [...(textOf.get(sheet) ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    declarations: body.split(';').map((one) => one.trim()),
  }));

/** What a sheet sets by one class alone, which another class of another sheet undoes only by standing later. */
const setAlone = (sheet: string, isMeant: (selector: string) => boolean): Set<string> =>
  new Set(
    blocks(sheet)
      .filter(({ selectors }) =>
        selectors.some((selector) => /^\.[\w-]+$/.test(selector) && isMeant(selector)),
      )
      .flatMap(({ declarations }) => declarations),
  );

const sheetsOf = (path: string): string[] =>
  importsOf({ path, text: textOf.get(path) ?? '' })
    .map(({ target }) => target)
    .filter((target) => target.endsWith('.module.css'));

/** The classes that a component gives beside the one it is given; where they are chosen elsewhere, any of its sheet. */
const besides = (path: string): ((selector: string) => boolean) => {
  const calls = [...(textOf.get(path) ?? '').matchAll(/classes\(([^()]*), className\)/g)];
  const names = calls.flatMap(([, given = '']) =>
    [...given.matchAll(/styles\.(\w+)/g)].map(([, name]) => name),
  );
  return (selector) => names.length === 0 || names.includes(selector.slice(1));
};

/** Two declarations of one property, or of a part of it, with different values. */
const differ = (left: string, right: string): boolean => {
  const [one = '', other = ''] = [left, right].map((declaration) => declaration.split(':')[0]);
  const areOne = one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
  return one !== '' && other !== '' && areOne && left !== right;
};

/** Properties that a component's own sheet sets, and again the class that a page gives it. */
const undecided = (source: Source): string[] => {
  const { path, text } = source;
  const given = [...text.matchAll(/<([A-Z]\w+)\b(?:(?!\/?>\n|<)[\s\S])*?className=\{styles\.(\w+)\}/g)];
  return given.flatMap(([, name = '', className = '']) => {
    const imported = new RegExp(`^import [^;]*\\b${name}\\b[^;]* from '[^']+';`, 'm').exec(text)?.[0] ?? '';
    const [component] = importsOf({ path, text: imported });
    const target = component?.target ?? '';
    const own = sheetsOf(target).map((sheet) => setAlone(sheet, besides(target)));
    const ours = sheetsOf(path).map((sheet) => setAlone(sheet, (selector) => selector === `.${className}`));
    return [...new Set(ours.flatMap((set) => [...set]))]
      .filter((property) => own.some((set) => [...set].some((other) => differ(property, other))))
      .map((property) => `${path}: .${className} and <${name}> both set ${property}`);
  });
};

test('a class that a page gives to a component does not depend on which sheet stands later', () => {
  expect(components.flatMap(undecided)).toEqual([]);
});
