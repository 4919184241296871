import PDFDocument from 'pdfkit';
import { merchant } from '#domain/merchant.ts';
import { paperTexts } from '#domain/texts/papers.ts';
import { wholeWords } from '#domain/texts/whole-words.ts';
import { day } from '#lib/drawings/colours.ts';
import type { FaceFile } from '#lib/faces/faces.ts';
import { runsOf } from './runs.ts';

/** TrueType files: the shop's fonts, and where those for other signs lie. */
export type Faces = { readonly roman: string; readonly italic: string; readonly other: FaceFile };

export const { ink, ink2: soft, gilt } = day;
export const a4 = { width: 595.28, height: 841.89 };
export const margins = { top: 64, bottom: 76, left: 76, right: 76 } as const;
export const column = a4.width - margins.left - margins.right;

/** A document being written, and the root of its tags. */
export type Sheet = {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  readonly faces: Faces;
};
export type Style = { readonly size: number; readonly gap: number; readonly italic?: boolean };
type Tag = 'H1' | 'H2' | 'P';

/** The fonts lack the narrow no-break space; the wide one also prevents the line break. */
export const drawable = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** An empty, tagged A4 document in French (PDF/UA-1). The same date and text give the same bytes. */
export const openSheet = (title: string, date: Date, faces: Faces): Sheet => {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    // Otherwise pdfkit loads Helvetica, which it cannot embed.
    font: faces.roman,
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: drawable(title), Author: merchant.company.name, CreationDate: date, ModDate: date },
  };
  // The library's types do not know this subset.
  const pdf = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' } as const));
  // With the number 1 pdfkit would also write the CIDSet of PDF/A-1, which is wrong for a subset: PDF/UA-1, 7.21.4.2,
  // refuses it.
  Object.assign(pdf, { subset: '1' });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, faces };
};

/** The first instant of a version of the terms, which is named by its day. */
export const publishedAt = (version: string): Date => new Date(`${version}T00:00:00Z`);

export const use = ({ pdf, faces }: Sheet, { size, italic = false }: Style) =>
  pdf.font(italic ? faces.italic : faces.roman).fontSize(size);

export const roomLeft = ({ pdf }: Sheet): number => a4.height - margins.bottom - pdf.y;

/** One of `wholeWords` with the punctuation that follows it. */
const hyphened = new RegExp(`${wholeWords.source}[^ ]* ?`, 'gi');

/**
 * The text for a column of that width in the current font: a line break comes before one of `wholeWords` where the line
 * would break after its hyphen. The fonts lack a non-breaking hyphen.
 */
export const unbroken = ({ pdf }: Sheet, text: string, width: number): string => {
  const height = (part: string) => pdf.heightOfString(part, { width });
  let lines = drawable(text);
  for (const { index, 0: word } of lines.matchAll(hyphened)) {
    const before = lines.slice(0, index);
    const space = before.lastIndexOf(' ');
    if (space >= 0 && height(before + word.slice(0, word.indexOf('-') + 1)) !== height(before + word))
      lines = `${lines.slice(0, space)}\n${lines.slice(space + 1)}`;
  }
  return lines;
};

export const heightOf = (sheet: Sheet, text: string, style: Style): number =>
  use(sheet, style).heightOfString(unbroken(sheet, text, column), {
    width: column,
    lineGap: style.size * 0.3,
  }) + style.gap;

/** What a line of the shop's face has above its baseline. */
const ascent = 920 / (920 + 250);

/**
 * Writes a text at the current position in as many faces as its signs need, on one baseline. With features the library
 * lays out a line as a whole, which the order of Arabic and Hebrew words needs.
 */
export const writeAny = (
  sheet: Sheet,
  text: string,
  style: Style,
  place: { readonly x: number; readonly width: number; readonly lineGap: number },
): void => {
  const { pdf, faces } = sheet;
  const { x, ...options } = place;
  const runs = runsOf(text, faces.roman, faces.other);
  use(sheet, style);
  if (runs.length === 1 && runs[0]?.file === faces.roman) {
    pdf.text(unbroken(sheet, text, place.width), x, pdf.y, options);
    return;
  }
  const rise = pdf.heightOfString('x') * ascent;
  pdf.x = x;
  pdf.y += rise;
  for (const [index, run] of runs.entries())
    pdf.font(run.file).text(drawable(run.text), {
      ...options,
      ...{ baseline: 'alphabetic', features: ['kern'], continued: index + 1 < runs.length },
    });
  pdf.y -= rise;
};

/** Writes one tagged block of text at the current position, as wide as the column. */
export const write = (sheet: Sheet, tag: Tag, text: string, style: Style): void => {
  const draw = () =>
    use(sheet, style)
      .fillColor(ink)
      .text(unbroken(sheet, text, column), margins.left, sheet.pdf.y, {
        width: column,
        lineGap: style.size * 0.3,
      });
  sheet.root.add(sheet.pdf.struct(tag, {}, draw));
  sheet.pdf.y += style.gap;
};

/** Adds an entry to the table of contents that leads to the current position. */
export const bookmark = ({ pdf }: Sheet, text: string): void => {
  // The library counts from the top and, unlike its types say, from the right.
  const place = { expanded: false, top: pdf.y, left: a4.width };
  pdf.outline.addItem(drawable(text), place);
};

export const artifact = ({ pdf }: Sheet, draw: () => void): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
};

/** The double gilt line across the column, with space below. */
export const giltRule = (sheet: Sheet): void => {
  const { pdf } = sheet;
  const { y } = pdf;
  const right = margins.left + column;
  artifact(sheet, () => {
    for (const line of [y, y + 2.5]) pdf.moveTo(margins.left, line).lineTo(right, line);
    pdf.lineWidth(0.7).stroke(gilt);
  });
  pdf.y = y + 22;
};

/** Lines to write on by hand. */
export const blankLines = (sheet: Sheet, count: number): void => {
  const { pdf } = sheet;
  artifact(sheet, () => {
    for (let index = 0; index < count; index += 1) {
      pdf.y += 23;
      pdf.moveTo(margins.left, pdf.y).lineTo(margins.left + column, pdf.y);
    }
    pdf.lineWidth(0.6).stroke(soft);
  });
  pdf.y += 14;
};

/** The graduated border at the top of every document of the shop. */
const neatline = ({ pdf }: Sheet): void => {
  for (let x = 0; x < a4.width; x += 36) pdf.rect(x, 24, 18, 3.5).fill(ink);
  pdf.lineWidth(0.6).moveTo(0, 23.5).lineTo(a4.width, 23.5).moveTo(0, 28).lineTo(a4.width, 28).stroke(ink);
};

const footer = ({ pdf, faces }: Sheet, left: string, right: string): void => {
  const options = { width: column, lineBreak: false } as const;
  const y = a4.height - 52;
  pdf.font(faces.italic).fontSize(9.5).fillColor(soft);
  pdf.text(drawable(left), margins.left, y, options);
  pdf.text(right, margins.left + column - pdf.widthOfString(right), y, options);
};

/** Adds border, footer and page numbers to every page, closes the document and resolves with its bytes. */
export const closeSheet = async (sheet: Sheet, line: string): Promise<Buffer> => {
  const { pdf, root } = sheet;
  root.end();
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    pdf.page.margins = { ...pdf.page.margins, bottom: 0 };
    artifact(sheet, () => {
      neatline(sheet);
      footer(sheet, line, paperTexts.page(index + 1, count));
    });
  }
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolveEnd) => pdf.once('end', resolveEnd));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
};
