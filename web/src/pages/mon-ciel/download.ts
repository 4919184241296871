import type { Discipline } from '#domain/catalogue.ts';
import { type Inks, printedScene } from '#lib/drawings/charts/print.ts';
import type { Scene } from '#lib/drawings/charts/scene.ts';
import { day } from '#lib/drawings/colours.ts';
import { saveFile } from '#web/platform/save-file.ts';

/** The drawing as a file: day colours on its own ground, and fonts that every system has. */

const ground = day.paper2;
const accents: Readonly<Record<Discipline, string>> = {
  'astrologie-occidentale': day.indigo,
  'astrologie-chinoise': day.cinnabar,
  numerologie: day.verdigris,
  'human-design': day.plum,
};
const inksOf = (service: Discipline): Inks => ({
  line: day.ink,
  text: day.ink,
  soft: day.ink2,
  paper: ground,
  live: accents[service],
  gilt: day.gilt,
  giltText: day.giltInk,
  easy: day.indigo,
  hard: day.cinnabar,
});

/** Points of the file's width, and pixels of the picture's. */
const fileWidth = 800;
const pixels = 1600;

/** A self-contained SVG file. */
export const fileOf = (scene: Scene, service: Discipline): string => {
  const [left, top, width, height] = scene.box;
  const paper = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${ground}"/>`;
  return printedScene(scene, inksOf(service), fileWidth)
    .replace('>', `>${paper}`)
    .replaceAll('font-family="Commissioner"', 'font-family="Arial, Helvetica, sans-serif"')
    .replaceAll('font-family="Brygada 1918"', 'font-family="Georgia, Times, serif"');
};

export const saveSvg = (scene: Scene, service: Discipline, name: string): void =>
  saveFile(new Blob([fileOf(scene, service)], { type: 'image/svg+xml' }), `${name}.svg`);

/** Throws where the browser draws no picture. */
export const savePng = async (scene: Scene, service: Discipline, name: string): Promise<void> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(fileOf(scene, service))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const [, , width, height] = scene.box;
  canvas.width = pixels;
  canvas.height = Math.round((pixels * height) / width);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  saveFile(blob, `${name}.png`);
};
