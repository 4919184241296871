/** The pages of the one tall SVG that the compiler draws. */

type DrawnPage = {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** The ground, then everything on it, whose first line moves it to its place in the tall drawing. */
  readonly parts: readonly [string, string];
};
type DrawnPages = {
  readonly pages: readonly DrawnPage[];
  /** Outlines of the letters by their ids. */
  readonly symbols: ReadonlyMap<string, string>;
};

const groundSize = /d="M 0 0v ([\d.]+) h ([\d.]+) /;

const pageOf = (ground: string, content: string): DrawnPage => {
  const [, height, width] = groundSize.exec(ground) ?? [];
  if (!height || !width) throw new Error('a page without a ground');
  return { width: Number(width), height: Number(height), parts: [ground, content] };
};

/** What lies one level below the root stands behind four spaces, and so does its end. */
const rootParts = (svg: string): string[] => svg.split(/\n {4}(?=<[a-z])/).slice(1);

export const drawnPages = (svg: string): DrawnPages => {
  const parts = rootParts(svg);
  const grounds = parts.flatMap((part, index) => (part.startsWith('<path') ? [index] : []));
  const defs = parts.find((part) => part.startsWith('<defs')) ?? '';
  return {
    pages: grounds.map((index) => pageOf(parts[index] ?? '', parts[index + 1] ?? '')),
    symbols: new Map(
      [...defs.matchAll(/<symbol id="(\w+)"[^>]*>\s*(<path [^>]*>)\s*<\/symbol>/g)].map(
        ([, id = '', path = '']) => [id, path],
      ),
    ),
  };
};

/** Ids of the letters of a page. */
const lettersOf = ({ parts }: DrawnPage): string[] => [
  ...new Set([...parts[1].matchAll(/xlink:href="#(\w+)"/g)].map(([, id = '']) => id)),
];

/** A page as an SVG file of its own. It holds the outlines of its letters, so that it needs no font. */
export const pageFile = (drawn: DrawnPages, index: number): string => {
  const page = drawn.pages[index];
  if (!page) throw new RangeError(`no page ${index + 1}`);
  const { width, height, parts } = page;
  const symbols = lettersOf(page).map(
    (id) => `<symbol id="${id}" overflow="visible">${drawn.symbols.get(id) ?? ''}</symbol>`,
  );
  const content = parts[1].replace(/^<g( transform="[^"]*")?>/, '<g>').replaceAll(/>\s+</g, '><');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...[parts[0], content, '<defs>', ...symbols, '</defs></svg>'],
  ].join('');
};
