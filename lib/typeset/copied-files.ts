import { readFileSync } from 'node:fs';
import { readModules } from '../env.ts';
import { layerFace } from '../faces/layer-face.ts';
import { reportFaces } from './faces.ts';

/** The template and the faces as a function has them, in a folder of its bundle, and the other faces in its layer. */
export const copiedFiles = (folder: string) => ({
  template: readFileSync(`${folder}/report.typ`, 'utf8'),
  fonts: reportFaces.map(({ name }) => readFileSync(`${folder}/${name}.ttf`)),
  otherFace: layerFace(readModules().NODE_PATH),
});
