import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Memory, placeIn, readMemory, remember, withPlace, withRead } from './memory.ts';

/** Pixels below the top of the window where the text begins: the bars are above. */
const topLine = 64;

type Seen = {
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

const topBlock = (section: Element): HTMLElement | undefined =>
  blocksOf(section).find((block) => block.getBoundingClientRect().bottom > topLine);

const seenOf = (section: Element): Seen => ({
  fraction: fractionOf(section.getBoundingClientRect(), window.innerHeight),
  block: Number(topBlock(section)?.dataset.block ?? 0),
});

/** Scrolls so that a block stands below the bars; the first one shows the title above it. */
const showBlock = (section: Element, block: number): void => {
  const target = blocksOf(section)[block];
  if (block === 0 || !target) return;
  const { top } = target.getBoundingClientRect();
  window.scrollBy({ top: top - topLine - 16, behavior: 'instant' });
};

const sectionOf = (anchor: string | undefined): HTMLElement | null =>
  anchor === undefined ? null : document.getElementById(anchor);

/** What is in view of a chapter, once it stands and at each scroll. */
const useSeen = (anchor: string | undefined, onSeen: (anchor: string, seen: Seen) => void): void => {
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (anchor === undefined) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const section = sectionOf(anchor);
      if (section) tell(anchor, seenOf(section));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [anchor]);
};

/** The text at the top of the window stays there when its size changes. */
const useHeldText = (anchor: string | undefined, size: number) => {
  const held = useRef<{ block: HTMLElement; top: number }>(undefined);
  const hold = () => {
    const section = sectionOf(anchor);
    const block = section ? topBlock(section) : undefined;
    held.current = block && { block, top: block.getBoundingClientRect().top };
  };
  useLayoutEffect(() => {
    const before = held.current;
    held.current = undefined;
    if (!before || size < 0) return;
    const moved = before.block.getBoundingClientRect().top - before.top;
    window.scrollBy({ top: moved, behavior: 'instant' });
  }, [size]);
  return hold;
};

const afterSeen = (memory: Memory, report: string, anchor: string, { block, fraction }: Seen): Memory => {
  const before = placeIn(memory, report) ?? { report, anchor, block, read: [] };
  const place = { ...before, anchor, block };
  return withPlace(memory, fraction >= 0.98 ? withRead(place, anchor) : place);
};

/** The place in a report, the size of its text and the shortcuts, all kept on the device. */
export const usePlace = (report: string, anchor: string | undefined) => {
  const [memory, setMemory] = useState(readMemory);
  const [fraction, setFraction] = useState(0);
  const change = (to: (memory: Memory) => Memory) => setMemory(remember(to));

  // Before the first look, which would write the top of the chapter as the place.
  const placeNow = useEffectEvent(() => placeIn(memory, report));
  useEffect(() => {
    const place = placeNow();
    const section = sectionOf(anchor);
    if (!section || !place || place.anchor !== anchor) return;
    const { block } = place;
    // After the shell has shown the beginning of the chapter.
    const frame = requestAnimationFrame(() => showBlock(section, block));
    return () => cancelAnimationFrame(frame);
  }, [report, anchor]);

  useSeen(anchor, (at, seen) => {
    setFraction(Math.round(seen.fraction * 100) / 100);
    const [before, now] = [placeIn(memory, report), placeIn(afterSeen(memory, report, at, seen), report)];
    if (before?.anchor === now?.anchor && before?.block === now?.block && before?.read === now?.read) return;
    change((current) => afterSeen(current, report, at, seen));
  });

  const hold = useHeldText(anchor, memory.size);
  const setSize = (size: number) => {
    hold();
    change((current) => ({ ...current, size }));
  };
  const toggleKeys = () => change((current) => ({ ...current, hasKeys: !current.hasKeys }));
  return {
    place: placeIn(memory, report),
    size: memory.size,
    hasKeys: memory.hasKeys,
    fraction,
    setSize,
    toggleKeys,
  };
};
