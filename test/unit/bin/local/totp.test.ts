import { describe, expect, it } from 'vitest';
import { codeSchema } from '#domain/wire/factor.ts';
import { totpCode } from '../../../../bin/local/totp.ts';

describe('a code', () => {
  it('is that of RFC 6238, in its last six digits', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const shown = [59, 1111111109, 1111111111, 1234567890, 2000000000].map((at) =>
      totpCode(secret, new Date(at * 1000)),
    );
    expect(shown).toEqual(['287082', '081804', '050471', '005924', '279037']);
  });

  it('can be typed in two groups, as applications show it', () => {
    expect(codeSchema.parse(' 123 456')).toBe('123456');
    for (const text of ['12345', '1234567', '12345a', ''])
      expect(codeSchema.safeParse(text).success).toBe(false);
  });
});
