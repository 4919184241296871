import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { budget } from './budget.ts';
import type { PdfFile } from './pdf-file.ts';
import { assertSound } from './refused.ts';

/** A page: its object number, and the number of its links to an address. */
export type Page = { readonly object: number; readonly addresses: number };

const key = PDFName.of;

const dictIn = (file: PdfFile, dict: PDFDict, name: string): PDFDict | undefined => {
  const value = file.resolve(dict.get(key(name)));
  return value instanceof PDFDict ? value : undefined;
};

const addressesOf = (file: PdfFile, page: PDFDict): number => {
  const annotations = file.resolve(page.get(key('Annots')));
  if (!(annotations instanceof PDFArray)) return 0;
  return annotations.asArray().filter((one) => {
    const annotation = file.resolve(one);
    if (!(annotation instanceof PDFDict) || file.resolve(annotation.get(key('Subtype'))) !== key('Link'))
      return false;
    const action = dictIn(file, annotation, 'A');
    return action !== undefined && file.resolve(action.get(key('S'))) === key('URI');
  }).length;
};

/** The leaves of the page tree, in order. A node that occurs twice is refused. */
const leavesOf = (file: PdfFile, root: PDFObject | undefined): { ref: PDFRef; dict: PDFDict }[] => {
  const open = [root];
  const seen = new Set<PDFRef>();
  const leaves: { ref: PDFRef; dict: PDFDict }[] = [];
  let nodes = 0;
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    nodes += 1;
    assertSound(nodes <= 2 * budget.pages, 'too_complex');
    assertSound(ref instanceof PDFRef && !seen.has(ref));
    seen.add(ref);
    const dict = file.resolve(ref);
    assertSound(dict instanceof PDFDict);
    const kids = file.resolve(dict.get(key('Kids')));
    if (kids instanceof PDFArray) open.push(...kids.asArray().reverse());
    else leaves.push({ ref, dict });
  }
  return leaves;
};

const catalogOf = (file: PdfFile): PDFDict => {
  const [trailer] = file.trailers;
  const catalog = trailer && dictIn(file, trailer, 'Root');
  assertSound(catalog !== undefined && file.resolve(catalog.get(key('Type'))) === key('Catalog'));
  return catalog;
};

/** True when the file is marked as tagged (ISO 32000-2, 14.8.1) and has a structure that is not empty. */
export const isTagged = (file: PdfFile): boolean => {
  const catalog = catalogOf(file);
  const marked = file.resolve(dictIn(file, catalog, 'MarkInfo')?.get(key('Marked')));
  const kids = file.resolve(dictIn(file, catalog, 'StructTreeRoot')?.get(key('K')));
  const isFilled = kids instanceof PDFArray ? kids.size() > 0 : kids instanceof PDFDict;
  return marked === PDFBool.True && isFilled;
};

/** The pages as pdf-lib's objects describe them. */
export const pagesOf = (file: PdfFile): Page[] => {
  const catalog = catalogOf(file);
  const leaves = leavesOf(file, catalog.get(key('Pages')));
  assertSound(leaves.length <= budget.pages, 'too_complex');
  const stated = file.resolve(dictIn(file, catalog, 'Pages')?.get(key('Count')));
  assertSound(stated instanceof PDFNumber && stated.asNumber() === leaves.length, 'ambiguous');
  return leaves.map(({ ref, dict }) => ({ object: ref.objectNumber, addresses: addressesOf(file, dict) }));
};
