import { stated } from '#content/company.ts';
import { contact, shopName } from './merchant/contact.ts';

/**
 * Merchant content: everything that the merchant states about itself (`lib/content/company.json`). `sample: true` marks
 * example values, which a production synth refuses.
 */
export const merchant = { ...stated, shopName, contact } as const;
