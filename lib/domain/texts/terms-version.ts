/** The version in force, apart from its text: the checkout accepts it without loading it. */
export const currentTermsVersion = '2026-11-23';
