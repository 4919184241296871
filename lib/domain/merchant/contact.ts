import { shopName } from '#content/contact.ts';

export { contact, shopName } from '#content/contact.ts';
/** «des Quatre Sagesses» */
export const ofShop = shopName.replace(/^Les /, 'des ');
/** «aux Quatre Sagesses» */
export const toShop = shopName.replace(/^Les /, 'aux ');
