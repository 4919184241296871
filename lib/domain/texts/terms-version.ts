/** The version in force, apart from its text, because the checkout accepts it without loading the text. */
export const currentTermsVersion = '2026-11-29';
