import { fileURLToPath } from 'node:url';
import type { Faces } from './sheet.ts';

/** The shop's face in the older woff format: the subset writer of pdfkit breaks the accents of woff2 fonts. */
const faceFile = (style: 'normal' | 'italic') =>
  fileURLToPath(import.meta.resolve(`@fontsource/brygada-1918/files/brygada-1918-latin-400-${style}.woff`));

/** Where the faces stand in this project; functions carry copies (`copyFaces` of lib/papers.ts). */
export const faces: Faces = { roman: faceFile('normal'), italic: faceFile('italic') };
