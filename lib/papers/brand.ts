import { mark } from '../drawings/logo.ts';
import { a4, artifact, gilt, ink, margins, type Sheet } from './sheet.ts';

const side = 40;
const top = 58;

/** The shop's mark at the top, beside the title. It is decoration: the seller's lines name the merchant. */
export const brand = (sheet: Sheet): void => {
  const { pdf } = sheet;
  artifact(sheet, () => {
    pdf.save().translate(a4.width - margins.right - side, top);
    pdf
      .scale(side / mark.side)
      .lineWidth(1.5)
      .path(mark.foil)
      .stroke(ink)
      .lineWidth(1);
    for (const [x, y] of mark.lobes) pdf.circle(x, y, mark.lobeRadius);
    pdf.stroke(ink);
    const [x, y] = mark.middle;
    pdf.circle(x, y, mark.pointRadius).fill(gilt).restore();
  });
};
