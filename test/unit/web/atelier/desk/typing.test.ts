import { expect, it } from 'vitest';
import { frenchLine, frenchTyped, typed } from '#web/pages/atelier/desk/typing.ts';

/** Types a text letter by letter. */
const written = (text: string): string =>
  [...text].reduce((before, character) => {
    const change = typed(before, character);
    return change
      ? `${before.slice(0, before.length - change.remove)}${change.insert}`
      : `${before}${character}`;
  }, '');

it.each([
  ["l'heure", 'l’heure'],
  ['"oui"', '«\u202foui\u202f»'],
  ['Il dit "non" et part', 'Il dit «\u202fnon\u202f» et part'],
  ['« oui »', '«\u202foui\u202f»'],
  ['Vraiment ?', 'Vraiment\u202f?'],
  ['Vraiment?', 'Vraiment\u202f?'],
  ['Non ! Si ; peut-être : voyons', 'Non\u202f! Si\u202f; peut-être\u00a0: voyons'],
  ['attendez...', 'attendez…'],
  ['un mot -- le sien -- suffit', 'un mot – le sien – suffit'],
  ['peut-être', 'peut-être'],
  ['à 6:42', 'à 6:42'],
  ['https://exemple.fr', 'https://exemple.fr'],
  ['?!', '?!'],
])('«%s» becomes «%s»', (text, expected) => {
  expect(written(text)).toBe(expected);
});

it('gives a pasted text the same typography, run by run', () => {
  const runs = [{ text: 'L\'heure est "' }, { text: 'juste', isEmphasis: true }, { text: '" ; -- oui...' }];
  expect(frenchTyped(runs)).toEqual([
    { text: 'L’heure est «\u202f' },
    { text: 'juste', isEmphasis: true },
    { text: '\u202f»\u202f; – oui…' },
  ]);
});

it('counts a value as the end of a word', () => {
  expect(typed('en \ufffc', '?')).toEqual({ remove: 0, insert: '\u202f?' });
});

it('makes a title that was typed in a dialog French too', () => {
  expect(frenchLine('L\'autorité : "oui" ?')).toBe('L’autorité\u00a0: «\u202foui\u202f»\u202f?');
});
