const megabyte = 1024 * 1024;

/**
 * What a report may ask of its readers. A report of 50 pages by InDesign has some 20,000 objects and 20 MB of inflated
 * fonts and drawings; an image of A4 at 300 dpi has 26 MB in RGB.
 */
export const budget = {
  objects: 100_000,
  /** Incremental saves, two for a linearised file. */
  sections: 200,
  pages: 500,
  /** Characters of text; a report of twelve pages has some 40,000. */
  characters: 1_000_000,
  /** Inflated bytes of fonts, drawings and objects: each stream and all of them. */
  stream: 32 * megabyte,
  streams: 96 * megabyte,
  /** Inflated bytes of pictures, which neither reader opens. */
  picture: 128 * megabyte,
  pictures: 600 * megabyte,
  /** A row of a predictor: A3 at 1200 dpi in CMYK has 80 KB. */
  row: megabyte,
  /** Of the thread that reads: garbage-collected memory in MB, all memory in bytes, and time. */
  heapMegabytes: 640,
  memory: 1200 * megabyte,
  milliseconds: 30_000,
} as const;
