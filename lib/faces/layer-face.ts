import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { FaceFile } from './faces.ts';

/** The folder of the faces, among the modules of a layer. */
export const facesFolder = 'faces';

/** The files of the faces in a layer; `modules` are the folders in which Node looks for modules. */
export const layerFace =
  (modules = ''): FaceFile =>
  (name) => {
    const files = modules.split(delimiter).map((folder) => join(folder, facesFolder, `${name}.ttf`));
    const file = files.find((path) => existsSync(path));
    if (file === undefined) throw new Error(`no layer has the face ${name}`);
    return file;
  };
