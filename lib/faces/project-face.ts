import { fileURLToPath } from 'node:url';
import { type FaceFile, otherFaces } from './faces.ts';

/** The file of a face in this project; functions have cut ones in a layer (`lib/bundle-faces.ts`). */
export const projectFace: FaceFile = (name) => {
  const file = `@expo-google-fonts/${otherFaces[name].path}_400Regular.ttf`;
  return fileURLToPath(import.meta.resolve(file));
};
