import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paperNames } from '#domain/texts/papers.ts';
import { termsVersions } from '#domain/texts/terms-versions.ts';
import { faces } from './papers/faces.ts';
import { formPaper } from './papers/form-paper.ts';
import { termsPaper } from './papers/terms-paper.ts';

/**
 * Writes `<version>/<name>.pdf` for every published version of the terms into `folder`, which is deployed with the mail
 * function. Deterministic: the same texts give the same bytes, so that an unchanged build deploys nothing.
 */
export const buildPapers = async (folder: string): Promise<void> => {
  for (const terms of termsVersions) {
    const versionFolder = join(folder, terms.version);
    await mkdir(versionFolder, { recursive: true });
    await writeFile(join(versionFolder, paperNames.terms), await termsPaper(terms));
    await writeFile(join(versionFolder, paperNames.form), await formPaper(terms.version));
  }
};

/** Copies the shop's fonts into `folder`, which is deployed with the function that issues papers. */
export const copyFaces = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const name of ['roman', 'italic'] as const) await copyFile(faces[name], join(folder, `${name}.ttf`));
};
