/** Moves the messages to the highest place below the header where they cover no control of the page. Loaded with the first message. */

/** From top to bottom in pixels of the window; `weight` is the cost of covering it. */
export type Obstacle = { readonly top: number; readonly bottom: number; readonly weight: number };
type Box = { readonly top: number; readonly bottom: number };

const gap = 12;
const weights = { focused: 10_000, control: 100, link: 1 } as const;
const controls = 'a[href], button, input, select, textarea, label, summary, [tabindex="0"]';

const cost = ({ top, bottom }: Box, drop: number, obstacles: readonly Obstacle[]): number =>
  obstacles
    .filter((one) => one.top < bottom + drop + gap / 2 && one.bottom > top + drop - gap / 2)
    .reduce((sum, { weight }) => sum + weight, 0);

/** How far the box moves down in a window of this height: not at all when it covers nothing, otherwise to the highest free place. */
export const clearDrop = (box: Box, obstacles: readonly Obstacle[], height: number, current = 0): number => {
  const lowest = height - box.bottom - gap;
  if (cost(box, current, obstacles) === 0 && current <= lowest) return current;
  const drops = [0, ...obstacles.map(({ bottom }) => bottom - box.top + gap)]
    .filter((drop) => drop >= 0 && drop <= lowest)
    .sort((a, b) => a - b);
  const costs = drops.map((drop) => cost(box, drop, obstacles));
  return drops[costs.indexOf(Math.min(...costs))] ?? 0;
};

/** A link as high as a button counts as a control. */
const weightOf = (element: Element, { height }: DOMRect): number => {
  if (element === document.activeElement) return weights.focused;
  return element.matches('a') && height < 40 ? weights.link : weights.control;
};

/** The visible controls and the focused element outside the list; with an open dialog, those of the dialog. */
const obstaclesOf = (list: Element, { left, right }: DOMRect): Obstacle[] => {
  const root = list.closest('dialog') ?? document.body;
  const focused = document.activeElement;
  const isReading = focused && focused !== document.body && !focused.matches('main, dialog');
  const found = [...root.querySelectorAll(controls), ...(isReading ? [focused] : [])];
  return [...new Set(found)]
    .filter((element) => !list.contains(element) && element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.left < right && box.right > left && box.bottom > 0 && box.top < innerHeight)
    .map(({ element, box }) => ({ top: box.top, bottom: box.bottom, weight: weightOf(element, box) }));
};

/** Keeps the list off the controls while it has messages; returns a function that stops it. */
export const keepClear = (list: HTMLElement): (() => void) => {
  let drop = 0;
  let timer = 0;
  const place = () => {
    // A message stays in place while its own button has the focus.
    if (list.contains(document.activeElement)) return;
    // Where a page gives the messages a place in its text, they cover nothing.
    if (getComputedStyle(list).position === 'static') {
      drop = 0;
      list.style.translate = '';
      return;
    }
    const now = list.getBoundingClientRect();
    const box = { top: now.top - drop, bottom: now.bottom - drop };
    drop = clearDrop(box, obstaclesOf(list, now), innerHeight, drop);
    list.style.translate = `0 ${drop}px`;
  };
  // After the transitions that move the page.
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(place, 80);
  };
  const sizes = new ResizeObserver(later);
  sizes.observe(list);
  sizes.observe(document.body);
  const ends = new AbortController();
  for (const type of ['focusin', 'scroll', 'resize'])
    window.addEventListener(type, later, { signal: ends.signal });
  place();
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    ends.abort();
    list.style.translate = '';
  };
};
