import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectFace } from '../faces/project-face.ts';
import { reportFaces } from './faces.ts';

/** The template and the faces in this project; functions have copies (`lib/bundle-typesetter.ts`). */
export const typesetterPaths = () => ({
  template: fileURLToPath(new URL('report.typ', import.meta.url)),
  fonts: Object.entries(reportFaces).map(([name, path]) => ({
    name,
    path: fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}.ttf`)),
  })),
});

export const typesetterFiles = () => {
  const { template, fonts } = typesetterPaths();
  return {
    template: readFileSync(template, 'utf8'),
    fonts: fonts.map(({ path }) => readFileSync(path)),
    otherFace: projectFace,
  };
};
