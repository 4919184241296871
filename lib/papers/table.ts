import { artifact, gilt, ink, margins, type Sheet, unbroken, use } from './sheet.ts';

export type Column = { readonly width: number; readonly align: 'left' | 'right' };
/** A cell that may be the header of its column or row. */
export type Cell = { readonly text: string; readonly heads?: 'Column' | 'Row' };
type Frame = { readonly left: number; readonly columns: readonly Column[]; readonly size: number };

const air = 4.5;
const between = 12;

const cellStyle = (frame: Frame, { heads }: Cell) => ({
  size: heads ? frame.size - 1 : frame.size,
  gap: 0,
  italic: heads !== undefined,
});

const drawCell = (sheet: Sheet, cell: Cell, { width, align }: Column, frame: Frame, x: number, y: number) =>
  use(sheet, cellStyle(frame, cell))
    .fillColor(ink)
    .text(unbroken(sheet, cell.text, width - between), x, y, {
      width: width - between,
      align,
      features: ['tnum', 'lnum'],
      lineGap: frame.size * 0.25,
    });

/** Adds one tagged row at the current position, as high as its highest cell. */
const addRow = (
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  row: readonly Cell[],
  frame: Frame,
): void => {
  const { pdf } = sheet;
  const top = pdf.y;
  let bottom = top;
  let x = frame.left;
  const cells = row.map((cell, index) => {
    const column = frame.columns[index] ?? { width: 0, align: 'left' };
    const [from, indent] = [x, index === 0 ? 0 : between];
    x += column.width;
    // `lang` only satisfies the library's types, which do not know `scope`.
    const options = { lang: 'fr-FR', scope: cell.heads };
    return pdf.struct(cell.heads ? 'TH' : 'TD', options, () => {
      drawCell(sheet, cell, column, frame, from + indent, top);
      bottom = Math.max(bottom, pdf.y);
    });
  });
  // The library draws a cell when its row joins the table.
  table.add(pdf.struct('TR', {}, cells));
  pdf.y = bottom;
};

const hairline = (sheet: Sheet, { left, columns }: Frame): void => {
  const { pdf } = sheet;
  const right = left + columns.reduce((sum, { width }) => sum + width, 0);
  artifact(sheet, () => pdf.lineWidth(0.6).moveTo(left, pdf.y).lineTo(right, pdf.y).stroke(gilt));
};

/** A tagged table, a hairline above and under each row. */
export const drawTable = (
  sheet: Sheet,
  rows: readonly (readonly Cell[])[],
  frame: Partial<Frame> & Pick<Frame, 'columns'>,
): void => {
  const { pdf } = sheet;
  const whole = { left: margins.left, size: 11, ...frame };
  const table = pdf.struct('Table');
  sheet.root.add(table);
  hairline(sheet, whole);
  for (const row of rows) {
    pdf.y += air;
    addRow(sheet, table, row, whole);
    pdf.y += air;
    hairline(sheet, whole);
  }
  table.end();
};
