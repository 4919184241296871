import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes as base64url, for a link or a claim; only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * The first 16 bytes of the hash as base64url, for values that rows repeat: as unlikely to collide as a UUID, and a
 * third as long as the full hash.
 */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');

/** The same for what somebody could guess: without the key, no guess can be compared with it. */
export const keyedDigestOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');

/** Compares in constant time, whatever the lengths. */
export const isSame = (left: string, right: string): boolean =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());

/**
 * A version 4 UUID that derives from its parts, so that the same attempt of the same customer always gives the same
 * order. It cannot be guessed without the parts; an id grants no access in any case.
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
