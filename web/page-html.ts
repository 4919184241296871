/** How a page’s file is put together, and what it must not contain. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Lines for search engines and networks (`share/share-head.ts`); undefined hides the page from them. */
  readonly share: readonly string[] | undefined;
  /** Addresses of the files that the page needs at once. */
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
  /** The shared style sheet, inlined. */
  readonly css: string;
};

/** For an attribute in double quotes and for text. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const headHtml = (head: PageHead): string =>
  [
    `<title>${escaped(head.title)}</title>`,
    head.description && `<meta name="description" content="${escaped(head.description)}">`,
    ...(head.share ?? ['<meta name="robots" content="noindex">']),
    ...head.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${head.css}</style>`,
    ...head.styleSheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    ...head.scripts.map((script) => `<link rel="modulepreload" href="${script}" crossorigin>`),
  ]
    .filter(Boolean)
    .join('\n    ');

/** Fills the built `index.html`; replacements are functions because markup may contain `$`. */
export const pageHtml = (template: string, head: PageHead, body: { app: string; footer: string }): string =>
  template
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('<!--head-->', () => headHtml(head))
    .replace('<!--app-->', () => body.app)
    .replace('<!--footer-->', () => body.footer);

/** What the policy «no inline script, no style attribute» would break. */
export const forbiddenIn = (html: string): string[] => {
  const outsideStyle = html.replace(/<style>.*?<\/style>/s, '');
  return [
    /<script(?![^>]*\ssrc=| type="application\/ld\+json">)[^>]*>/,
    /<[^>]+\sstyle="[^"]*"/,
    /<[^>]+\shidden(?:[\s=>])/,
    /<[^>]+\son[a-z]+="/,
    /<template\b/,
  ].flatMap((pattern) => pattern.exec(outsideStyle)?.[0] ?? []);
};
