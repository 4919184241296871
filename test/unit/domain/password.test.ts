import { describe, expect, it } from 'vitest';
import { passwordMinimum, passwordSchema, type SignUpPlace } from '#domain/password.ts';
import { passwordHints } from '#domain/texts/validation.ts';

/** The field's message: the first one, or undefined when the password is accepted. */
const messageAt = (place: SignUpPlace, value: string): string | undefined => {
  const parsed = passwordSchema(place).safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

describe('passwords (§5)', () => {
  const short8 = 'Le mot de passe doit contenir au moins 8 caractères';
  const short6 = 'Le mot de passe doit contenir au moins 6 caractères';
  const mix = 'Le mot de passe doit contenir au moins une lettre et un chiffre';
  it.each([
    ['checkout', '', short8],
    ['checkout', 'abc1234', short8],
    ['checkout', 'abcdefgh', mix],
    ['checkout', '12345678', mix],
    ['checkout', 'abcd1234', undefined],
    ['checkout', 'éèàùçôîï1', undefined],
    ['auth', 'abcde', short6],
    ['auth', 'abcdef', undefined],
    ['account', '12345', short6],
    ['account', '123456', undefined],
  ] as const)('%s: %j → %s', (place, value, message) => {
    expect(messageAt(place, value)).toBe(message);
  });

  it.each(['checkout', 'auth', 'account'] as const)('%s: at most 128 characters', (place) => {
    expect(messageAt(place, `${'a'.repeat(127)}1`)).toBeUndefined();
    expect(messageAt(place, `${'a'.repeat(128)}1`)).toBe(
      'Choisissez un mot de passe de 128 caractères au plus.',
    );
  });

  it('keeps the spaces inside: they are part of the password', () => {
    expect(passwordSchema('checkout').parse('abc  123')).toBe('abc  123');
  });

  it.each([' abc12345', 'abc12345 ', 'abc\u00001234', 'abc\r\n12345', 'abc\ud8001234', 'abc\u202e1234'])(
    'refuses %j, which the pool does not take',
    (value) => {
      const message = 'Retirez du mot de passe le caractère illisible, ou l’espace au début ou à la fin.';
      for (const place of ['checkout', 'auth', 'account'] as const) {
        expect(messageAt(place, value)).toBe(message);
      }
    },
  );

  it('counts characters like the pool, not UTF-16 halves', () => {
    expect(messageAt('auth', '🌙🌙🌙')).toBe(short6);
    expect(messageAt('auth', '🌙🌙🌙🌙🌙🌙')).toBeUndefined();
  });

  it.each(['checkout', 'auth', 'account', 'staff'] as const)('the hint of %s names its minimum', (place) => {
    expect(passwordHints[place]).toMatch(new RegExp(`^Minimum ${passwordMinimum[place]} caractères`));
  });
});
