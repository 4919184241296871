/** The house's colours, one of which a service has on pages and papers. */
export const accents = ['indigo', 'cinnabar', 'verdigris', 'plum', 'gilt'] as const;
export type Accent = (typeof accents)[number];
