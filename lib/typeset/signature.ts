import { signatureBox, signatures } from '../domain/merchant/signatures.ts';

const [width, height] = signatureBox;

/** The drawn signature of a person as an SVG file of one ink; '' for somebody without one. */
export const signatureFile = (name: string, ink: string): string => {
  const outline = signatures.find(({ of }) => of === name)?.outline;
  return outline === undefined
    ? ''
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${outline}"/></svg>`;
};
