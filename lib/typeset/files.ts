import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faceFile } from '../faces/face-file.ts';
import { projectFace } from '../faces/project-face.ts';
import { reportFaces } from './faces.ts';

/** The template and the faces in this project; functions have copies (`lib/bundle-typesetter.ts`). */
export const typesetterPaths = () => ({
  template: fileURLToPath(new URL('report.typ', import.meta.url)),
  fonts: reportFaces.map(({ name, family, style }) => ({ name, path: faceFile(family, style) })),
});

export const typesetterFiles = () => {
  const { template, fonts } = typesetterPaths();
  return {
    template: readFileSync(template, 'utf8'),
    fonts: fonts.map(({ path }) => readFileSync(path)),
    otherFace: projectFace,
  };
};
