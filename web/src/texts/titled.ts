import { shopName } from '#domain/owner/contact.ts';

/** What a page is called in the browser's tab. */
export const titled = (title: string): string => `${title} — ${shopName}`;
