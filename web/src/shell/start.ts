import type { AliveEvent } from './client.tsx';

/**
 * Loads the scripts of a public page after its first paint, because they would compete with it for the phone's
 * connection and processor.
 */
const { sheet = '', modules = '' } =
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
const [entry = '', ...others] = modules.split(' ');

const link = (rel: string, href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel, href });

/**
 * The page inlines only the part of the shared sheet that its own markup needs. The rest replaces it before other
 * states are rendered, ahead of the sheets of single routes, which may override it.
 */
const loadWholeSheet = (): Promise<void> =>
  new Promise((resolve) => {
    const whole = link('stylesheet', sheet);
    whole.onload = () => resolve();
    // Without the sheet the page is plainer but works.
    whole.onerror = () => resolve();
    document.head.querySelector('style')?.after(whole);
  });

/** React would miss a click before it listens: the last one is repeated then. */
let pressed: HTMLButtonElement | null = null;

const keepPress = ({ target }: MouseEvent): void => {
  const button = target instanceof Element ? target.closest('button') : null;
  // An invoker command has already run; browsers without commands do not have this property.
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

// The callback runs before the paint, the task that it queues runs after it.
requestAnimationFrame(() => setTimeout(start));
