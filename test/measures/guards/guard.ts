/** One guard of the shop: a short source text without which something is no longer protected. */
export type Guard = {
  readonly name: string;
  readonly protects: string;
  readonly file: string;
  /** Its tokens occur exactly once in the file. */
  readonly text: string;
  /** The replacement without the guard; the file still compiles. */
  readonly without: string;
  /** The smallest set of tests that must fail without it. */
  readonly tests: readonly string[];
  /** The tests reach the guard only in a deployed shop, or change its functions, so the copy deploys one of its own. */
  readonly deployed?: true;
};

const escaped = (token: string): string => token.replace(/[$()*+./?[\\\]^{|}]/, '\\$&');

/** The places of a guard's tokens: the formatter may break their lines and end a list with a comma. */
export const placesOf = (text: string): RegExp => {
  const tokens = text.match(/\w+|[^\w\s]/gu) ?? [];
  const patterns = tokens.map((token) => (/[)\]}]/.test(token) ? `,?\\s*${escaped(token)}` : escaped(token)));
  return new RegExp(patterns.join('\\s*'), 'gu');
};
