import { describe, expect, test } from 'vitest';
import { emailFault, likelyEmail } from '#domain/email-slips.ts';

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

describe('an address of the wrong form', () => {
  test.each([
    ['camille', 'host'],
    ['camille@', 'host'],
    ['camille@orange', 'ending'],
    ['camille@orange.', 'ending'],
    ['@orange.fr', 'start'],
    ['camille renard@orange.fr', 'space'],
    ['camille@orange,fr', 'comma'],
    ['cécile@orange.fr', 'letter'],
    ['camille@@orange.fr', 'twice'],
  ])('%s → %s', (typed, fault) => {
    expect(emailFault(typed)).toBe(fault);
  });

  test.each(['', ' ', 'camille@orange.fr', ' Camille@Orange.FR '])('%j has none', (typed) => {
    expect(emailFault(typed)).toBeUndefined();
  });
});
