export const siteMapTexts = {
  groups: { site: 'Le site', orders: 'Commander et suivre', legal: 'Informations légales' },
} as const;
