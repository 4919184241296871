import { usedCss } from './used-css.ts';

/**
 * The smallest pages share one sheet, which is some hundred bytes more to transfer: each sheet has its hash in the
 * content security policy, whose length CloudFront limits.
 */
const sharing = 9;

/** The part of the whole sheet that each page inlines, by the markup of the page. */
export const pageSheets = async (
  whole: string,
  markups: readonly string[],
  together = sharing,
): Promise<(markup: string) => string> => {
  const own = new Map(
    await Promise.all(markups.map(async (markup) => [markup, await usedCss(whole, markup)] as const)),
  );
  const sizeOf = (markup: string): number => (own.get(markup) ?? whole).length;
  const plain = markups.toSorted((one, other) => sizeOf(one) - sizeOf(other)).slice(0, together);
  const shared = await usedCss(whole, plain.join('\n'));
  return (markup) => (plain.includes(markup) ? shared : (own.get(markup) ?? whole));
};
