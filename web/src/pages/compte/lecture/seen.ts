/** Pixels below the top of the window where the text begins: the bars are above. */
const topLine = 64;

export type Seen = {
  /** 0 at the beginning of the chapter, 1 when its end is in view. */
  readonly fraction: number;
  /** The first block below the bars. */
  readonly block: number;
};

type Box = { readonly top: number; readonly height: number };

export const fractionOf = ({ top, height }: Box, view: number): number => {
  const way = height - (view - topLine);
  return way <= 0 ? 1 : Math.min(1, Math.max(0, (topLine - top) / way));
};

const blocksOf = (section: Element): HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>('[data-block]'),
];

export const topBlock = (section: Element): HTMLElement | undefined =>
  blocksOf(section).find((block) => block.getBoundingClientRect().bottom > topLine);

export const seenOf = (section: Element): Seen => ({
  fraction: fractionOf(section.getBoundingClientRect(), window.innerHeight),
  block: Number(topBlock(section)?.dataset.block ?? 0),
});

/** Scrolls so that a block stands below the bars; the first one shows the title above it. */
export const showBlock = (section: Element, block: number): void => {
  const target = blocksOf(section)[block];
  if (block === 0 || !target) return;
  const { top } = target.getBoundingClientRect();
  window.scrollBy({ top: top - topLine - 16, behavior: 'instant' });
};
