import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import * as z from 'zod/mini';
import { budget } from './budget.ts';
import type { Page } from './pages.ts';
import { assertSound } from './refused.ts';

type Document = Awaited<ReturnType<typeof getDocument>['promise']>;
type PageProxy = Awaited<ReturnType<Document['getPage']>>;

/** The fields of pdf.js's annotations that may lead out of the file. */
const annotations = z.array(
  z.object({
    subtype: z.optional(z.string()),
    unsafeUrl: z.optional(z.string()),
    attachment: z.optional(z.unknown()),
    action: z.optional(z.string()),
    actions: z.nullish(z.unknown()),
  }),
);
/** An entry of the outline; its children are parsed in the same way. */
const outlineEntry = z.object({
  unsafeUrl: z.optional(z.string()),
  attachment: z.optional(z.unknown()),
  items: z.array(z.unknown()),
});
const address = /^(https?:\/\/|mailto:)/i;

const checkOutline = async (document: Document): Promise<void> => {
  const open: unknown[] = (await document.getOutline()) ?? [];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { unsafeUrl, attachment, items } = outlineEntry.parse(item);
    assertSound(!attachment && (unsafeUrl === undefined || address.test(unsafeUrl)), 'ambiguous');
    open.push(...items);
  }
};

/** The first reader found nothing that runs, opens or is attached; pdf.js must agree. */
const checkDocument = async (document: Document, pages: readonly Page[]): Promise<void> => {
  assertSound(document.numPages === pages.length, 'ambiguous');
  assertSound(!(await document.getAttachments()) && !(await document.getJSActions()), 'ambiguous');
  await checkOutline(document);
};

const checkPage = async (page: PageProxy, expected: Page | undefined): Promise<void> => {
  assertSound(page.ref?.num === expected?.object && !(await page.getJSActions()), 'ambiguous');
  const found = annotations.parse(await page.getAnnotations({ intent: 'any' }));
  assertSound(!found.some(({ attachment, actions }) => attachment || actions), 'ambiguous');
  const addresses = found.flatMap(({ subtype, unsafeUrl }) =>
    subtype === 'Link' && unsafeUrl !== undefined ? [unsafeUrl] : [],
  );
  assertSound(
    addresses.length === expected?.addresses && addresses.every((one) => address.test(one)),
    'ambiguous',
  );
};

const textOf = async (page: PageProxy): Promise<string> => {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
};

/** pdf.js's marks of a file, and its structure of a page. */
const markInfo = z.nullable(z.object({ Marked: z.boolean() }));
const structure = z.nullable(z.object({ children: z.array(z.unknown()) }));

const hasStructure = async (page: PageProxy): Promise<boolean> =>
  (structure.parse(await page.getStructTree())?.children.length ?? 0) > 0;

/**
 * Reads the text of each page with pdf.js, which parses the file independently: it must find the same pages and links as pdf-lib,
 * and also nothing that acts or is attached. `tagged` is true when the file is marked so and a page has a structure.
 */
export const readContent = async (
  bytes: Uint8Array,
  pages: readonly Page[],
): Promise<{ texts: string[]; tagged: boolean }> => {
  // pdf.js takes over the buffer, so it gets a copy: the caller may still need the bytes.
  const task = getDocument({
    data: Uint8Array.from(bytes),
    stopAtErrors: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    await checkDocument(document, pages);
    const texts: string[] = [];
    let characters = 0;
    let isStructured = false;
    for (const [index, expected] of pages.entries()) {
      const page = await document.getPage(index + 1);
      await checkPage(page, expected);
      const text = await textOf(page);
      isStructured ||= await hasStructure(page);
      characters += text.length;
      assertSound(characters <= budget.characters, 'too_complex');
      texts.push(text);
    }
    const isMarked = markInfo.parse(await document.getMarkInfo())?.Marked === true;
    return { texts, tagged: isMarked && isStructured };
  } finally {
    await task.destroy();
  }
};
