/** The main pages under a pointer, under the keyboard, with motion, and for whoever enlarges the text on a small phone. */
import { fonts, setFont } from '#test/support/e2e/large-text.ts';
import { keyFor } from '#test/support/keys.ts';
import { type Scene, shoot } from '#test/support/shots/camera.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'services', path: '/services' },
  { name: 'checkout', path: `/checkout?service=${keyFor.western}` },
  { name: 'auth', path: '/auth' },
  { name: 'guidance', path: '/guidance' },
  { name: 'contact', path: '/contact' },
  { name: 'faq', path: '/faq' },
];
/** High, so that one window holds the beginning of a page. */
const smallPhone = [{ width: 320, height: 2400 }];

const statesOf = ({ name, path }: (typeof pages)[number]): Scene[] => [
  {
    name: `${name}-hover`,
    open: async (page) => {
      await page.goto(path);
      await page.getByRole('main').locator('a, button').filter({ visible: true }).first().hover();
    },
  },
  {
    name: `${name}-focus`,
    open: async (page) => {
      await page.goto(path);
      await page.getByRole('main').locator('a, button, input').filter({ visible: true }).first().focus();
      await page.keyboard.press('Tab');
    },
  },
  { name: `${name}-motion`, moves: true, open: (page) => page.goto(path) },
  {
    name: `${name}-large-text`,
    viewports: smallPhone,
    isWindow: true,
    open: async (page) => {
      await page.goto(path);
      await setFont(page, fonts.twice);
    },
  },
];

shoot(pages.flatMap(statesOf));
