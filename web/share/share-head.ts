import { shopName } from '#domain/merchant/contact.ts';
import { shareTexts } from '#web/texts/share.ts';
import { escaped } from '../page-html.ts';
import { shareImageSize } from './share-image.ts';
import { addressOf, structuredDataOf } from './structured-data.ts';

export const shareImageFile = 'drawings/partage.png';

export type SharedPage = { readonly path: string; readonly title: string; readonly description: string };

const property = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escaped(content)}">`;

/** A data block, which the content security policy allows because it does not run; an unescaped `<` could end it. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const titleEnd = ` — ${shopName}`;

/** Lines of the head for search engines and social networks on an indexable page (canonical, Open Graph, JSON-LD). */
export const shareHead = ({ path, title, description }: SharedPage): string[] => [
  `<link rel="canonical" href="${addressOf(path)}">`,
  property('type', 'website'),
  property('site_name', shopName),
  property('locale', 'fr_FR'),
  property('title', title),
  property('description', description),
  property('url', addressOf(path)),
  property('image', addressOf(`/${shareImageFile}`)),
  property('image:type', 'image/png'),
  property('image:width', String(shareImageSize.width)),
  property('image:height', String(shareImageSize.height)),
  property('image:alt', shareTexts.alt),
  '<meta name="twitter:card" content="summary_large_image">',
  ...structuredDataOf(path, title.replace(titleEnd, '')).map(dataBlock),
];
