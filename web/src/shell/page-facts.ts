type SiteMapEntry = {
  readonly group: 'site' | 'orders' | 'legal';
  /** Among the entries of its group. */
  readonly place: number;
  /** Where the site map names the page otherwise than its title. */
  readonly label?: string;
};

/**
 * What a page is, in `page.ts` of its folder, whose name is its path. Public and unlisted pages are prerendered whole,
 * those of a session as they are before it is known. App pages wait for the browser, which knows the query too. Search
 * engines learn of the public ones alone. The missing one answers unknown addresses.
 */
export type PageFacts = {
  /** The browser's tab adds the shop's name. */
  readonly title: string;
} & (
  | { readonly kind: 'public'; readonly description: string; readonly siteMap: SiteMapEntry }
  | {
      readonly kind: 'unlisted' | 'session' | 'app' | 'missing';
      readonly description?: never;
      readonly siteMap?: SiteMapEntry;
    }
);

/** What the router reads; the rest stays out of the browser (`web/page-plugins.ts`). */
export type BrowserFacts = Pick<PageFacts, 'title' | 'kind'>;

/** The path of a page, by the name of a file in its folder: `./faq/page.ts`. */
export const pathOf = (file: string): string => {
  const path = file.slice(1, file.lastIndexOf('/'));
  return path === '/home' ? '/' : path;
};
