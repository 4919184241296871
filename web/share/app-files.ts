import { renderAsync } from '@resvg/resvg-js';
import { shopName } from '#domain/merchant/contact.ts';
import { day, night } from '#lib/drawings/colours.ts';
import { shareTexts } from '#web/texts/share.ts';
import { favicon } from './favicon.ts';

/** A phone cuts an icon of its own into any shape, of which the middle four fifths are always left. */
const safeShare = 0.8;

/** The site's mark as it is, for windows and lists. */
const rounded = (svg: string): string => svg;

/** The same on a ground without corners, and small enough for every shape. */
const filled = (svg: string): string => {
  const [, side = 0] = /viewBox="0 0 (\d+) \d+"/.exec(svg) ?? [];
  const [ground = ''] = /<rect [^>]*>/.exec(svg) ?? [];
  const move = (Number(side) * (1 - safeShare)) / 2;
  return svg
    .replace(
      ground,
      `${ground.replace(/ rx="\d+"/, '')}<g transform="translate(${move} ${move}) scale(${safeShare})">`,
    )
    .replace('</svg>', '</g></svg>');
};

const icons = [
  { file: 'drawings/icone-192.png', size: 192, draw: rounded, purpose: 'any' },
  { file: 'drawings/icone-512.png', size: 512, draw: rounded, purpose: 'any' },
  { file: 'drawings/icone-decoupe.png', size: 512, draw: filled, purpose: 'maskable' },
] as const;

/** iPhones ask for it at this address, and round its corners themselves. */
const touchIcon = { file: 'apple-touch-icon.png', size: 180, draw: filled } as const;

const png = async (svg: string, size: number): Promise<Buffer> =>
  (await renderAsync(svg, { fitTo: { mode: 'width', value: size } })).asPng();

/** The window of the app has the colour of the page's head; while it opens, it shows the mark on its own ground. */
const manifest = (): string =>
  JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    name: shopName,
    short_name: shareTexts.appName,
    lang: 'fr',
    display: 'standalone',
    theme_color: day.paper,
    background_color: night.paper,
    icons: icons.map(({ file, size, purpose }) => {
      return { src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
    }),
  });

/** The site's icon, and what a phone needs to keep the site as an app: by file, its manifest and the icons that it names. */
export const appFiles = async (): Promise<Readonly<Record<string, string | Buffer>>> => {
  const drawn = [...icons, touchIcon].map(async ({ file, size, draw }) => [
    file,
    await png(draw(favicon), size),
  ]);
  return {
    ...Object.fromEntries(await Promise.all(drawn)),
    'favicon.svg': favicon,
    'manifest.webmanifest': manifest(),
  };
};
