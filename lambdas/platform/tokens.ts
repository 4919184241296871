import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes, base64url: what goes into a link or a claim; only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The first 16 bytes of the hash, base64url: as hard to hit as a UUID, a third as long, for what a row repeats. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');

/** Compares in constant time, whatever the lengths. */
export const isSame = (left: string, right: string): boolean =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());

/**
 * A version 4 UUID that depends on its parts alone, so that the same attempt of the same customer always names the
 * same order. Not guessable without the parts; an id is never a permission anyway.
 */
export const uuidOf = (...parts: readonly string[]): string => {
  const hex = hashOf(parts.join('\n'));
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
