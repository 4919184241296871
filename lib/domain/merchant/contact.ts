/** How the shop is named and reached; every page loads it. «des Quatre Sagesses», «aux Quatre Sagesses» */
export { contact, ofShop, shopName, toShop } from '#content/contact.ts';
