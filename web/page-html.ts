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
  /**
   * Of a page that is painted before it asks for more: addresses of the script that then does (`src/shell/start.ts`), and
   * of the whole shared sheet, of which only a part is inlined.
   */
  readonly later: { readonly start: string; readonly sheet: string } | undefined;
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
 * What the first paint must not wait for stands after all that is read. A public page leaves it to `start`, until it is
 * painted; a page that its scripts draw asks for them at once, though after what its header shows.
 */
const endHtml = ({ scripts, later }: PageHead, entry: string): string => {
  if (later) {
    const modules = [entry, ...scripts].join(' ');
    return `<script type="module" fetchpriority="low" src="${later.start}" data-sheet="${later.sheet}" data-modules="${modules}"></script>`;
  }
  return [
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}" crossorigin fetchpriority="low">`),
    `<script type="module" crossorigin fetchpriority="low" src="${entry}"></script>`,
  ].join('\n    ');
};

const entryPattern = /\s*<script type="module"[^>]* src="([^"]*)"><\/script>/;

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
