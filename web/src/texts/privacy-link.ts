/** The link beside every form that takes personal data. */
export const privacyLink = { to: '/confidentialite', label: 'Ce que nous faisons de vos données' } as const;
