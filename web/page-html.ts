/** Assembles the file of a page and checks what it must not contain. */
import { day, night } from '#lib/drawings/colours.ts';

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
   * For a page that is painted before its scripts load: addresses of the scripts that `src/shell/start.ts` loads,
   * and of the whole shared sheet, although only a part is inlined.
   */
  readonly later: { readonly start: string; readonly sheet: string } | undefined;
};

/** Escapes text, also for attributes in double quotes. */
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

/** The bars of a phone have the colour of the page. */
const barsHtml = [
  `<meta name="theme-color" content="${day.paper}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${night.paper}" media="(prefers-color-scheme: dark)">`,
].join('\n    ');

/**
 * Scripts come after the content, so that the first paint does not wait for them. A public page leaves them to
 * `start`, after its paint; a page that scripts draw loads them at once, after its header.
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
    .replace('<!--bars-->', barsHtml)
    .replace('<!--app-->', () => body.app)
    .replace('<!--footer-->', () => body.footer)
    .replace('<!--end-->', () => endHtml(head, entryPattern.exec(template)?.[1] ?? ''));

/** The violations of the policy: an inline script, a style attribute. */
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
