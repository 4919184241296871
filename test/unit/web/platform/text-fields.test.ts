/** The treatment of typed text when its field is left. */
import { expect, test } from 'vitest';
import { textHandlers } from '#web/platform/text-fields.ts';

/** The value that was written when a field was left, and the field that was then checked. */
const leave = (name: string, typed: string) => {
  const seen: { written?: string; checked?: string } = {};
  const form = {
    values: { [name]: typed },
    set: (_: string, written: string) => {
      seen.written = written;
    },
    blur: (left: string) => {
      seen.checked = left;
    },
  };
  textHandlers(name, () => form).onBlur();
  return seen;
};

test.each([
  ['birthDate', '17041991', '17/04/1991'],
  ['birthDate', '17/4/1991', '17/04/1991'],
  ['birthTime', '6h42', '06:42'],
])('%s «%s» becomes «%s» when it is left', (name, typed, written) => {
  expect(leave(name, typed)).toEqual({ written, checked: name });
});

test.each([
  ['birthDate', 'demain'],
  ['birthDate', '31/02/1991'],
  ['birthDate', '17/04/1991'],
  ['fullName', 'Zoé '],
])('%s «%s» stays as it was typed', (name, typed) => {
  expect(leave(name, typed)).toEqual({ checked: name });
});

test('an empty field is not yet an error when it is left', () => {
  expect(leave('birthDate', ' ')).toEqual({});
});
