import { fileURLToPath } from 'node:url';
import { projectFace } from '../faces/project-face.ts';
import type { Faces } from './sheet.ts';

const roman = import.meta.resolve('@expo-google-fonts/brygada-1918/400Regular/Brygada1918_400Regular.ttf');
const italic = import.meta.resolve(
  '@expo-google-fonts/brygada-1918/400Regular_Italic/Brygada1918_400Regular_Italic.ttf',
);

/**
 * The shop's fonts in this project; functions have copies (`copyFaces` of lib/papers.ts). They are TrueType, because
 * pdfkit's font reader inflates a whole table of a woff file for each glyph, which triples the work of a paper.
 */
export const faces: Faces = {
  roman: fileURLToPath(roman),
  italic: fileURLToPath(italic),
  other: projectFace,
};
