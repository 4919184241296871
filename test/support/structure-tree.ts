import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib';

/** A tag of a PDF with its children. */
export type Tag = {
  readonly tag: string;
  readonly scope: string | undefined;
  readonly children: readonly Tag[];
};

const nameIn = (dict: PDFDict | undefined, key: string): string | undefined =>
  dict?.lookupMaybe(PDFName.of(key), PDFName)?.decodeText();

const tagOf = (dict: PDFDict): Tag => {
  const below = dict.lookup(PDFName.of('K'));
  const children: readonly (PDFObject | undefined)[] =
    below instanceof PDFArray ? below.asArray().map((_, index) => below.lookup(index)) : [below];
  return {
    tag: nameIn(dict, 'S') ?? '',
    scope: nameIn(dict.lookupMaybe(PDFName.of('A'), PDFDict), 'Scope'),
    children: children.flatMap((child) =>
      child instanceof PDFDict && child.has(PDFName.of('S')) ? [tagOf(child)] : [],
    ),
  };
};

/** The facts of a PDF for screen readers: language, title and the tree of its tags. */
export const structureOf = async (bytes: Uint8Array) => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  return {
    language: pdf.catalog.lookup(PDFName.of('Lang'))?.toString(),
    title: pdf.getTitle(),
    tags: tagOf(root).children,
  };
};

export const allTags = (tags: readonly Tag[]): Tag[] =>
  tags.flatMap((tag) => [tag, ...allTags(tag.children)]);

const titleOf = (item: PDFDict): string => {
  const title = item.lookup(PDFName.of('Title'));
  return title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : '';
};

/** The entries of a PDF's table of contents, in order, with their positions; pages are counted from 0. */
export const bookmarksOf = async (bytes: Uint8Array) => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = pdf.getPages().map(({ ref }) => ref);
  const outlines = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict);
  const first = outlines.lookupMaybe(PDFName.of('First'), PDFDict);
  const bookmarks: { title: string; page: number; top: number }[] = [];
  for (let item = first; item; item = item.lookupMaybe(PDFName.of('Next'), PDFDict)) {
    const place = item.lookup(PDFName.of('Dest'), PDFArray);
    bookmarks.push({
      title: titleOf(item),
      page: pages.findIndex((page) => page.toString() === place.get(0).toString()),
      top: place.lookup(3, PDFNumber).asNumber(),
    });
  }
  return bookmarks;
};
