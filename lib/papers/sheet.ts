import PDFDocument from 'pdfkit';
import { owner } from '#domain/owner.ts';
import { paperTexts } from '#domain/texts/papers.ts';

/** TrueType files of the shop's face. */
export type Faces = { readonly roman: string; readonly italic: string };

export const ink = '#1a2139';
export const soft = '#4c5062';
export const gilt = '#9a7019';
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

/** The faces have no narrow no-break space; the wide one keeps the line together as well. */
export const drawable = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** An empty A4 document, tagged, in French (PDF/UA-1). With the same date the same text gives the same bytes. */
export const openSheet = (title: string, date: Date, faces: Faces): Sheet => {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    // Otherwise pdfkit opens Helvetica, which it could not embed.
    font: faces.roman,
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: drawable(title), Author: owner.company.name, CreationDate: date, ModDate: date },
  };
  // The library's types do not know this subset.
  const pdf = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' } as const));
  // The number 1 would also write the CIDSet of PDF/A-1, which is not that of a subset: PDF/UA-1, 7.21.4.2, refuses it.
  Object.assign(pdf, { subset: '1' });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, faces };
};

/** The first moment of a version of the terms, which is a day. */
export const publishedAt = (version: string): Date => new Date(`${version}T00:00:00Z`);

export const use = ({ pdf, faces }: Sheet, { size, italic = false }: Style) =>
  pdf.font(italic ? faces.italic : faces.roman).fontSize(size);

export const roomLeft = ({ pdf }: Sheet): number => a4.height - margins.bottom - pdf.y;

/**
 * The text as it is drawn in a column of that width with the pen's present face: a line starts before «e-mail» where one
 * would end after its hyphen. The faces have no hyphen that does not break.
 */
export const unbroken = ({ pdf }: Sheet, text: string, width: number): string => {
  const height = (part: string) => pdf.heightOfString(part, { width });
  let lines = drawable(text);
  for (const { index, 0: word } of lines.matchAll(/\be-mail[^ ]* ?/gi)) {
    const before = lines.slice(0, index);
    const space = before.lastIndexOf(' ');
    if (space >= 0 && height(`${before}e-`) !== height(before + word))
      lines = `${lines.slice(0, space)}\n${lines.slice(space + 1)}`;
  }
  return lines;
};

export const heightOf = (sheet: Sheet, text: string, style: Style): number =>
  use(sheet, style).heightOfString(unbroken(sheet, text, column), {
    width: column,
    lineGap: style.size * 0.3,
  }) + style.gap;

/** Writes one tagged block of text at the pen, as wide as the column. */
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

/** An entry of the reader's table of contents, which leads to the pen. */
export const bookmark = ({ pdf }: Sheet, text: string): void => {
  // The library counts from the top and, other than its types know, from the right.
  const place = { expanded: false, top: pdf.y, left: a4.width };
  pdf.outline.addItem(drawable(text), place);
};

export const artifact = ({ pdf }: Sheet, draw: () => void): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
};

/** The shop's double gilt line across the column, then air. */
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

/** The graduated border that tops everything of the shop. */
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

/** Adds border, a line and page numbers to every page, closes the document and resolves with its bytes. */
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
