/** How a page’s file is put together, and what it must not contain. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Lines for search engines and networks (`share/share-head.ts`); undefined hides the page from them. */
  readonly share: readonly string[] | undefined;
  /** Addresses of the files that the page needs at once. */
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
  /** Inlined: the shared style sheet, or what the page's own markup needs of it. */
  readonly css: string;
  /** Address of the whole shared sheet, where only a part of it is inlined. */
  readonly wholeSheet: string | undefined;
};

/** For an attribute in double quotes and for text. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const headHtml = (head: PageHead): string =>
  [
    `<title>${escaped(head.title)}</title>`,
    head.description && `<meta name="description" content="${escaped(head.description)}">`,
    ...(head.share ?? ['<meta name="robots" content="noindex">']),
    `<style>${head.css}</style>`,
    ...head.styleSheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
  ]
    .filter(Boolean)
    .join('\n    ');

/**
 * What the first paint must not wait for: asked for after all that is read, and after it in importance too. A page that
 * its script draws, from the whole sheet inlined, waits for the script.
 */
const endHtml = ({ wholeSheet, scripts }: PageHead, entry: string): string => {
  const priority = wholeSheet ? ' fetchpriority="low"' : '';
  return [
    ...(wholeSheet ? [`<link rel="preload" href="${wholeSheet}" as="style"${priority}>`] : []),
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}" crossorigin${priority}>`),
    entry.replace('<script', `<script${priority}`),
  ].join('\n    ');
};

const entryPattern = /\s*(<script type="module"[^>]*><\/script>)/;

/** Fills the built `index.html`; replacements are functions because markup may contain `$`. */
export const pageHtml = (template: string, head: PageHead, body: { app: string; footer: string }): string =>
  template
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(entryPattern, '')
    .replace('<!--head-->', () => headHtml(head))
    .replace('<!--app-->', () => body.app)
    .replace('<!--footer-->', () => body.footer)
    .replace('<!--end-->', () => endHtml(head, entryPattern.exec(template)?.[1] ?? ''));

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
