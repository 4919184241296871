/** What stands on the pages of a report, measured in its PDF. */
import { getDocumentProxy } from 'unpdf';

export type MeasuredPage = {
  readonly page: number;
  /** The title of what begins on this page or before it. */
  readonly title: string;
  /** Nothing of this chapter comes after this page. */
  readonly isLast: boolean;
  /** Of the height of the text, as far as its lowest line, in hundredths. */
  readonly share: number;
  /** Lines at the reading axis. */
  readonly lines: readonly number[];
};

const millimetre = 72 / 25.4;
/** Millimetres from the top of an A5 page, as `report.typ` has them. */
const top = 20;
const bottom = 188;
const axis = 38.5;

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The page on which each title of the outline stands. */
const startsOf = async (proxy: Proxy): Promise<Map<number, string>> => {
  const outline = await proxy.getOutline();
  const places = outline.map(async ({ dest, title }) => {
    const place = typeof dest === 'string' ? await proxy.getDestination(dest) : dest;
    return [(await proxy.getPageIndex(place?.[0])) + 1, title] as const;
  });
  return new Map(await Promise.all(places));
};

type Line = { readonly x: number; readonly y: number };

/** Where words stand that a reader hears: page number, border and ornaments are artifacts. */
const wordsOn = async (proxy: Proxy, number: number): Promise<Line[]> => {
  const page = await proxy.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const height = page.view[3] ?? 0;
  const open: boolean[] = [];
  const found: Line[] = [];
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push('tag' in item && item.tag === 'Artifact');
    } else if (item.str.trim() !== '' && !open.includes(true)) {
      const [x = 0, y = 0] = item.transform.slice(4).map(Number);
      found.push({ x: x / millimetre, y: (height - y) / millimetre });
    }
  }
  return found;
};

/** Lines that stand less than a millimetre apart are one. */
const apart = (heights: readonly number[]): number[] =>
  heights
    .toSorted((one, other) => one - other)
    .filter((height, index, all) => index === 0 || height - (all[index - 1] ?? 0) > 1);

export const measuredPages = async (pdf: Uint8Array): Promise<MeasuredPage[]> => {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const starts = await startsOf(proxy);
  let title = '';
  const pages: MeasuredPage[] = [];
  for (let page = 1; page <= proxy.numPages; page += 1) {
    title = starts.get(page) ?? title;
    const words = await wordsOn(proxy, page);
    const lowest = Math.max(top, ...words.map(({ y }) => y));
    pages.push({
      ...{ page, title, isLast: page === proxy.numPages || starts.has(page + 1) },
      share: Math.round(((lowest - top) / (bottom - top)) * 100),
      lines: apart(words.filter(({ x }) => x >= axis).map(({ y }) => y)),
    });
  }
  return pages;
};
