import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { faceNames, type OtherFace, otherFaces } from './faces/faces.ts';
import { facesFolder } from './faces/layer-face.ts';
import { signOf } from './faces/needed.ts';
import { projectFace } from './faces/project-face.ts';

/** Faces are cut once for each change of file or signs, because the largest takes a second. */
const cutFolder = join(import.meta.dirname, '../.build/faces');

const lastCode = 0x1ffff;
/** All signs of a face, and the space between its words. */
const signsOf = (name: OtherFace): string => {
  const sign = signOf(otherFaces[name].signs);
  const codes = Array.from({ length: lastCode + 1 }, (_, code) => String.fromCodePoint(code));
  return [' ', ...codes.filter((code) => sign.test(code))].join('');
};

/** The path of a face that has its signs alone. */
export const cutFace = async (name: OtherFace): Promise<string> => {
  const whole = await readFile(projectFace(name));
  const { source } = signOf(otherFaces[name].signs);
  const digest = createHash('sha256').update(source).update(whole).digest('hex').slice(0, 16);
  const file = join(cutFolder, `${name}-${digest}.ttf`);
  if (existsSync(file)) return file;
  await mkdir(cutFolder, { recursive: true });
  const cut = await subsetFont(whole, signsOf(name), { targetFormat: 'truetype' });
  // Another build may cut the same face meanwhile.
  await writeFile(`${file}.${process.pid}`, cut);
  await rename(`${file}.${process.pid}`, file);
  return file;
};

/** Writes the layer with the faces for signs that the shop's own lack. */
export const buildFacesLayer = async (folder: string): Promise<void> => {
  const target = join(folder, 'nodejs/node_modules', facesFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of faceNames) await copyFile(await cutFace(name), join(target, `${name}.ttf`));
};
