type SiteMapEntry = {
  readonly group: 'site' | 'orders' | 'legal';
  /** The position among the entries of its group. */
  readonly place: number;
  /** The name in the site map, when it differs from the title. */
  readonly label?: string;
};

/**
 * The facts of a page in `page.ts` of its folder, whose name is its path. Public and unlisted pages are prerendered
 * in full, session pages in the state before the session is known. App pages wait for the browser, which also knows
 * the query. Only public pages are indexed. The missing page answers unknown addresses.
 */
export type PageFacts = {
  /** Without the shop's name, which the browser's tab adds. */
  readonly title: string;
  /** What the browser draws itself, without the catalogue that it is counted from. */
  readonly words?: Readonly<Record<string, string>>;
} & (
  | { readonly kind: 'public'; readonly description: string; readonly siteMap: SiteMapEntry }
  | {
      readonly kind: 'unlisted' | 'session' | 'app' | 'missing';
      readonly description?: never;
      readonly siteMap?: SiteMapEntry;
    }
);

/** The facts that the router reads; the others stay out of the browser (`web/page-plugins.ts`). */
export type BrowserFacts = Pick<PageFacts, 'title' | 'kind'>;

/** The path of a page from the name of a file in its folder: `./faq/page.ts`. */
export const pathOf = (file: string): string => {
  const path = file.slice(1, file.lastIndexOf('/'));
  return path === '/home' ? '/' : path;
};
