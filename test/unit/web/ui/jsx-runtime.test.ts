import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsOf } from '#test/support/text-modules.ts';
import { jsx } from '#web/ui/jsx-runtime.ts';

const modules: Record<string, unknown> = import.meta.glob(
  [
    '/lib/domain/texts/*.ts',
    '/web/src/texts/**/*.ts',
    '/web/src/{features,pages,shell}/**/{*texts,page,title}.ts',
    '/lib/domain/merchant/*.ts',
  ],
  { eager: true },
);
const whole = /<no-break>(e-mails?|Saint-[^<]*)<\/no-break>/gi;
const hyphened = /\b(e-mail|Saint-)/i;
const isLine = (text: string) => text.length <= 120;
const htmlOf = (children: ReactNode, type: 'p' | 'button' | 'option' = 'p') =>
  renderToStaticMarkup(jsx(type, { children }));

test('no text of the site breaks «e-mail», nor a town of a saint, at the hyphen', () => {
  const texts = Object.entries(modules)
    .flatMap(([path, module]) => textsOf(module, path))
    .map(([, text]) => text)
    .filter((text) => hyphened.test(text));
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => isLine(text) && text.includes('Saint-Denis')).length).toBeGreaterThan(3);
  for (const text of texts)
    expect(htmlOf(text).replaceAll(whole, '')).not.toMatch(isLine(text) ? hyphened : /\be-mail/i);
});

test('the text stays the same and one element of its parent', () => {
  expect(htmlOf('Renvoyer l’e-mail', 'button')).toBe(
    '<button><text-run>Renvoyer l’<no-break>e-mail</no-break></text-run></button>',
  );
  expect(htmlOf(['E-mail', ' de ', jsx('b', { children: 'Zoé' })])).toBe(
    '<p><text-run><no-break>E-mail</no-break></text-run> de <b>Zoé</b></p>',
  );
});

test('an element that takes only text keeps it', () => {
  expect(htmlOf('Mon e-mail', 'option')).toBe('<option>Mon e-mail</option>');
  expect(htmlOf('Une adresse')).toBe('<p>Une adresse</p>');
});
