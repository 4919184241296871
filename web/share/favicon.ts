import { shopName } from '#domain/merchant/contact.ts';
import { night } from '#lib/drawings/colours.ts';
import { escaped } from '../page-html.ts';

/** The site's mark in gold on its night: four circles that join, and a point where they meet. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none"><title>${escaped(shopName)}</title><rect width="48" height="48" rx="6" fill="${night.paper}"/><g stroke="${night.giltInk}" stroke-width="2.4"><path d="M12.8 12.8a11.2 11.2 0 1 1 22.4 0a11.2 11.2 0 1 1 0 22.4a11.2 11.2 0 1 1-22.4 0a11.2 11.2 0 1 1 0-22.4Z"/></g><circle cx="24" cy="24" r="4" fill="${night.giltInk}"/></svg>
`;
