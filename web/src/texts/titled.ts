import { shopName } from '#domain/merchant/contact.ts';

/** The title of a page in the browser's tab. */
export const titled = (title: string): string => `${title} — ${shopName}`;
