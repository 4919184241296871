import { sans, serif } from '#content/faces.ts';
import { printedStyles } from '../faces/families.ts';

const serifs = printedStyles.serif.map((style) => ({ name: `serif-${style}`, family: serif, style }));
const sanses = printedStyles.sans.map((style) => ({ name: `sans-${style}`, family: sans, style }));

/** The faces of a report: the name of each file in the functions, its family and its style. */
export const reportFaces = [...serifs, ...sanses];
