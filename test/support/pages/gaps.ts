/** How far the words of a line stand apart, measured in the letters of a PDF. */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import * as z from 'zod/mini';

/** Points: the text of a report, and the least of a large letter. */
const body = 10.6;
const large = 31;
/** A line in two kinds of letters is drawn in two pieces. */
const piecesBeside = 4;

const letterSchema = z.object({ unicode: z.string(), width: z.number() });
const drawnSchema = z.tuple([z.array(z.union([z.number(), z.nullable(z.looseObject({}))]))]);

/** The widest space between words of a piece of a line, in spaces of its face; 0 for less than three words. */
const widestOf = (drawn: unknown): number => {
  const parts = drawnSchema.safeParse(drawn).data?.[0] ?? [];
  const gaps = parts.flatMap((part, index) => {
    const letter = letterSchema.safeParse(part).data;
    const moved = parts[index + 1];
    return letter?.unicode === ' ' && typeof moved === 'number'
      ? [(letter.width - moved) / letter.width]
      : [];
  });
  return gaps.length < 2 ? 0 : Math.max(...gaps);
};

/** The widest space beside large letters, and of all other lines. */
export const widestGaps = async (pdf: Uint8Array): Promise<{ beside: number; elsewhere: number }> => {
  const { OPS } = await getResolvedPDFJS();
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const widest = { beside: 0, elsewhere: 0 };
  for (let page = 2; page <= proxy.numPages; page += 1) {
    const { fnArray, argsArray } = await (await proxy.getPage(page)).getOperatorList();
    let [size, left] = [0, 0];
    for (const [index, operator] of fnArray.entries()) {
      if (operator === OPS.setFont) size = Number(argsArray[index]?.[1]);
      if (operator !== OPS.showText) continue;
      if (size > large) left = piecesBeside;
      if (Math.abs(size - body) > 0.01) continue;
      const place = left > 0 ? 'beside' : 'elsewhere';
      widest[place] = Math.max(widest[place], widestOf(argsArray[index]));
      left -= 1;
    }
  }
  return widest;
};
