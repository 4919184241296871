import { faceFile } from './face-file.ts';
import { type FaceFile, otherFaces } from './faces.ts';

/** The file of a face in this project; functions have cut ones in a layer (`lib/bundle-faces.ts`). */
export const projectFace: FaceFile = (name) => faceFile(otherFaces[name].family, '400Regular');
