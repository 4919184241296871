const megabyte = 1024 * 1024;

/**
 * The limits of a report. A report of 50 pages by InDesign has some 20,000 objects and 20 MB of inflated fonts and
 * drawings; an A4 image at 300 dpi has 26 MB in RGB.
 */
export const budget = {
  objects: 100_000,
  /** Incremental saves, two for a linearised file. */
  sections: 200,
  pages: 500,
  /** Characters of text; a report of twelve pages has some 40,000. */
  characters: 1_000_000,
  /** Inflated bytes of fonts, drawings and objects: per stream, and in all. */
  stream: 32 * megabyte,
  streams: 96 * megabyte,
  /** Inflated bytes of pictures, which neither reader decodes. */
  picture: 128 * megabyte,
  pictures: 600 * megabyte,
  /** One row of a predictor: A3 at 1200 dpi in CMYK has 80 KB. */
  row: megabyte,
  /** Limits of the reading thread: garbage-collected memory in MB, all memory in bytes, and time. */
  heapMegabytes: 640,
  memory: 1200 * megabyte,
  milliseconds: 30_000,
} as const;
