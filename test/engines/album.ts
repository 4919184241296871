/** Pictures of the same moment in every engine, side by side on one page. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFolder } from '../../bin/local/files.ts';

/** Ignored by git. */
export const album = join(rootFolder, 'engines');

const inAlbum = async (name: string): Promise<string> => {
  await mkdir(album, { recursive: true });
  return join(album, `${name}.png`);
};

export const pictureFile = (width: number, moment: string, engine: string): Promise<string> =>
  inAlbum(`${width}-${moment}-${engine}`);

export const failureFile = (name: string): Promise<string> => inAlbum(`failed-${name.replaceAll(' ', '-')}`);

const row = (moment: string, files: readonly string[]): string =>
  `<h2>${moment}</h2><div>${files.map((file) => `<figure><img src="${file}" alt=""><figcaption>${file}</figcaption></figure>`).join('')}</div>`;

/** Writes `index.html` beside the pictures. */
export const bindAlbum = async (): Promise<void> => {
  await mkdir(album, { recursive: true });
  const files = (await readdir(album)).filter((name) => name.endsWith('.png')).sort();
  const moments = Map.groupBy(files, (name) => name.replace(/-[^-]+\.png$/, ''));
  const style = 'div { display: flex; gap: 1rem; align-items: start } img { max-width: 30vw }';
  const rows = [...moments].map(([moment, own]) => row(moment, own)).join('');
  await writeFile(
    join(album, 'index.html'),
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows}`,
  );
};
