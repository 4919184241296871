/** A person's actions on a page, the same in every engine: finds elements by their texts, and waits for texts. */
import { type Engine, until } from './engine.ts';

type Kind = 'button' | 'link' | 'field' | 'unticked' | 'sentence' | 'summary';

/** Marks the first element with this name that a pointer reaches, and scrolls it to the middle of the window. */
const mark = ([kind = '', name = '', inside = '']: readonly string[]): string => {
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const selectors: Readonly<Record<string, string>> = {
    button: 'button, [role=tab]',
    link: 'a[href]',
    field: 'label',
    unticked: 'label:has(input:not(:checked))',
    sentence: '[data-sentence]',
  };
  const isCalled = (element: Element) =>
    name.endsWith('…') ? words(element).startsWith(name.slice(0, -1)) : words(element) === name;
  const isInside = (element: Element) =>
    inside === '' || words(element.closest('li, article, dialog') ?? element).includes(inside);
  for (const old of document.querySelectorAll('[data-hand]')) old.removeAttribute('data-hand');
  const found = [...document.querySelectorAll<HTMLElement>(selectors[kind] ?? kind)].find(
    (element) => element.getClientRects().length > 0 && isCalled(element) && isInside(element),
  );
  const target = found instanceof HTMLLabelElement ? found.control : found;
  if (!target || target.matches(':disabled')) return '';
  target.setAttribute('data-hand', '');
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (target.matches('[type=file]')) return 'found';
  // Of words in several lines, drivers press the first line.
  const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  // Waits for an element above it, such as a message, because nobody can press through it.
  return target.contains(above) || above?.closest('label')?.control === target ? 'found' : '';
};

const find = (engine: Engine, kind: Kind, name: string, inside = ''): Promise<void> =>
  until(`${kind} «${name}»`, async () => (await engine.run(mark, [kind, name, inside])) !== '');

export const press = async (engine: Engine, name: string, inside?: string): Promise<void> => {
  await find(engine, 'button', name, inside);
  await engine.click();
};

/** Waits for a button or a tab with this name. */
export const seeButton = (engine: Engine, name: string): Promise<void> => find(engine, 'button', name);

export const follow = async (engine: Engine, name: string, inside?: string): Promise<void> => {
  await find(engine, 'link', name, inside);
  await engine.click();
};

/** Touches a sentence of a report that is read. */
export const touch = async (engine: Engine, sentence: string): Promise<void> => {
  await find(engine, 'sentence', sentence);
  await engine.click();
};

/** Opens what a line hides. */
export const unfold = async (engine: Engine, name: string, inside: string): Promise<void> => {
  await find(engine, 'summary', name, inside);
  await engine.click();
};

/** Ticks a box by its label. */
export const tick = async (engine: Engine, label: string): Promise<void> => {
  await find(engine, 'field', label);
  await engine.click();
};

/** Ticks every box with this label. */
export const tickEach = async (engine: Engine, label: string): Promise<void> => {
  await find(engine, 'field', label);
  while ((await engine.run(mark, ['unticked', label])) !== '') await engine.click();
};

export const fill = async (engine: Engine, label: string, text: string): Promise<void> => {
  await find(engine, 'field', label);
  await engine.type(text);
};

const leads = ([text = '']: readonly string[]): string =>
  document.querySelector<HTMLElement>('[role=option]')?.innerText.replace(/\s+/g, ' ').trim() === text
    ? 'first'
    : '';

/** Types the first letters into a field with suggestions, and takes the first one with the keyboard. */
export const choose = async (
  engine: Engine,
  label: string,
  letters: string,
  option: string,
): Promise<void> => {
  await fill(engine, label, letters);
  // While the letters are typed, the list still answers the earlier ones.
  await until(`«${option}» as the first`, async () => (await engine.run(leads, [option])) !== '');
  await engine.key('ArrowDown');
  await engine.key('Enter');
};

const take = ([option = '']: readonly string[]): string => {
  const list = document.querySelector<HTMLSelectElement>('select[data-hand]');
  const wanted = [...(list?.options ?? [])].find(({ text }) => text === option);
  if (!list || !wanted) return '';
  list.value = wanted.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return 'taken';
};

/** Takes an option of a native list by script: the list opens in a window of the system, which no driver reaches. */
export const pick = async (engine: Engine, label: string, option: string): Promise<void> => {
  await find(engine, 'field', label);
  await until(`«${option}» in the list`, async () => (await engine.run(take, [option])) !== '');
};

export const attach = async (engine: Engine, label: string, file: string): Promise<void> => {
  await find(engine, 'field', label);
  await engine.attach(file);
};

const shows = ([text = '']: readonly string[]): string =>
  document.body?.innerText.replace(/\s+/g, ' ').includes(text) ? 'seen' : '';

export const see = (engine: Engine, text: string): Promise<void> =>
  until(`«${text}»`, async () => (await engine.run(shows, [text])) !== '');

const sent = ([text = '']: readonly string[]): string =>
  [...document.querySelectorAll('article')].some(
    ({ innerText }) => innerText.includes(text) && innerText.includes('Envoyé'),
  )
    ? 'sent'
    : '';

/** Waits until the writer's own page says that a message is sent. */
export const seeSent = (engine: Engine, text: string): Promise<void> =>
  until(`«${text}» as sent`, async () => (await engine.run(sent, [text])) !== '');

const holds = ([text = '']: readonly string[]): string =>
  [...document.querySelectorAll('input')].some(({ value }) => value === text) ? 'held' : '';

/** Waits until a field contains a value that the shop already knows. */
export const seeFilled = (engine: Engine, text: string): Promise<void> =>
  until(`a field with «${text}»`, async () => (await engine.run(holds, [text])) !== '');

const rests = (): string => {
  const ends = ({ effect, timeline }: Animation) =>
    timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  return document.getAnimations().some((movement) => movement.playState === 'running' && ends(movement))
    ? ''
    : 'at rest';
};

/** Waits until all finite animations have ended. */
export const seeRest = (engine: Engine): Promise<void> =>
  until('the page at rest', async () => (await engine.run(rests, [])) !== '');

/** Scrolls by one window; at the end it returns to the top. */
const scrolls = (): string => {
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  scrollTo({ top: isEnd ? 0 : scrollY + innerHeight, behavior: 'instant' });
  return isEnd ? 'at the end' : '';
};

/** Looks through the whole page, so that pictures that load near the window are there. */
export const lookThrough = (engine: Engine): Promise<void> =>
  until('the end of the page', async () => (await engine.run(scrolls, [])) !== '');

/** Pixels by which the page is wider than its window. */
export const overflow = async (engine: Engine): Promise<number> =>
  Number(
    await engine.run(
      () => String(document.documentElement.scrollWidth - document.documentElement.clientWidth),
      [],
    ),
  );
