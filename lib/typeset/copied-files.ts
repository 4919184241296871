import { readFileSync } from 'node:fs';
import { reportFaces } from './faces.ts';

/** The template and the faces as a function has them, in a folder of its bundle. */
export const copiedFiles = (folder: string) => ({
  template: readFileSync(`${folder}/report.typ`, 'utf8'),
  fonts: Object.keys(reportFaces).map((name) => readFileSync(`${folder}/${name}.ttf`)),
});
