import { fileURLToPath } from 'node:url';
import { type FaceFile, otherFaces } from './faces.ts';

/** The file of a face in this project; functions have cut ones in a layer (`lib/bundle-faces.ts`). */
export const projectFace: FaceFile = (name) => {
  const file = `${otherFaces[name].family.replaceAll(' ', '')}_400Regular.ttf`;
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/400Regular/${file}`));
};
