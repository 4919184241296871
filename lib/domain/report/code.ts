/** The code of a delivered report: 80 random bits, so that nobody finds another by trying. */

/** `withdrawn`: its customer has withdrawn from the contract or was refunded. */
export const codeStates = ['valid', 'replaced', 'withdrawn'] as const;
export type CodeState = (typeof codeStates)[number];

/** Without 0, O, 1 and I, which readers take for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const codeLength = 16;
const group = 4;

/** A code of as many random bytes as it has characters. */
export const codeOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');

/**
 * «K7QM 2R4D 9WXA 3H8V» on pages, in mails and in reports. The spaces do not break; a hyphen would share its sign with
 * those of broken words, and a reader of the PDF copies it as a soft one.
 */
export const groupedCode = (code: string): string =>
  code.match(new RegExp(`.{1,${group}}`, 'g'))?.join('\u00a0') ?? '';

/** The characters of a typed code: case, spaces and dashes do not matter. */
export const typedCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The 80 bits of a code; undefined for a text that is none. */
export const codeBits = (code: string): readonly boolean[] | undefined => {
  const places = [...code].map((character) => alphabet.indexOf(character));
  if (places.length !== codeLength || places.includes(-1)) return undefined;
  return places.flatMap((place) => [16, 8, 4, 2, 1].map((bit) => (place & bit) > 0));
};
