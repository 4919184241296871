import { describe, expect, test } from 'vitest';
import { likelyEmail } from '#domain/email-slips.ts';

describe('an address that looks mistyped', () => {
  test.each([
    ['camille@gmial.com', 'camille@gmail.com'],
    ['Camille@gmai.com ', 'camille@gmail.com'],
    ['camille@gmail.con', 'camille@gmail.com'],
    ['camille@gmaill.com', 'camille@gmail.com'],
    ['camille@gmail.fr', 'camille@gmail.com'],
    ['camille@hotmial.fr', 'camille@hotmail.fr'],
    ['camille@wanado.fr', 'camille@wanadoo.fr'],
    ['camille@yaho.fr', 'camille@yahoo.fr'],
    ['camille@outlok.com', 'camille@outlook.com'],
    ['camille@laposte.ne', 'camille@laposte.net'],
  ])('%s gets a suggestion', (typed, meant) => {
    expect(likelyEmail(typed)).toBe(meant);
  });

  test.each([
    ...[
      'camille@gmail.com',
      'camille@mail.com',
      'camille@ymail.com',
      'camille@gmx.com',
      'camille@exemple.fr',
    ],
    ...[
      'camille@free.fr',
      'camille@hotmail.co.uk',
      'camille@yahoo.ca',
      '',
      'camille',
      'camille@',
      '@gmial.com',
    ],
    ...['a@b@gmial.com', 'camille@xgmailx.com', 'camille@amgil.com'],
  ])('%s does not', (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  });
});
