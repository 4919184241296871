import { serif } from '#content/faces.ts';
import { faceFile } from '../faces/face-file.ts';
import { projectFace } from '../faces/project-face.ts';
import type { Faces } from './sheet.ts';

/**
 * The shop's fonts in this project; functions have copies (`copyFaces` of lib/papers.ts). They are TrueType, because
 * pdfkit's font reader inflates a whole table of a woff file for each glyph, which triples the work of a paper.
 */
export const faces: Faces = {
  roman: faceFile(serif, '400Regular'),
  italic: faceFile(serif, '400Regular_Italic'),
  other: projectFace,
};
