import type { AliveEvent } from './client.tsx';

/**
 * What a public page asks for once it is painted: it reads without scripts, and what they bring would share the phone's
 * connection and processor with its first paint.
 */
const { sheet = '', modules = '' } =
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
const [entry = '', ...others] = modules.split(' ');

const link = (rel: string, href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel, href });

/**
 * The page inlines only what its own markup needs of the shared sheet. States and other pages need the rest: it takes
 * its place before the first of them is drawn, ahead of the sheets of single routes, which may overrule it.
 */
const loadWholeSheet = (): Promise<void> =>
  new Promise((resolve) => {
    const whole = link('stylesheet', sheet);
    whole.onload = () => resolve();
    // Without it the page is plainer, and still works.
    whole.onerror = () => resolve();
    document.head.querySelector('style')?.after(whole);
  });

/** Before React listens a press would be lost: the last one is made again then. */
let pressed: HTMLButtonElement | null = null;

const keepPress = ({ target }: MouseEvent): void => {
  const button = target instanceof Element ? target.closest('button') : null;
  // What the browser does by itself is done; a browser without commands knows no such property.
  pressed = button && Reflect.get(button, 'commandForElement') ? null : button;
};

document.addEventListener('click', keepPress, { capture: true });
document.addEventListener(
  'alive' satisfies AliveEvent,
  () => {
    document.removeEventListener('click', keepPress, { capture: true });
    pressed?.click();
  },
  { once: true },
);

const start = async () => {
  document.head.append(...[entry, ...others].map((href) => link('modulepreload', href)));
  await loadWholeSheet();
  await import(/* @vite-ignore */ entry);
};

// The callback runs before the paint, the task that it makes after.
requestAnimationFrame(() => setTimeout(start));
