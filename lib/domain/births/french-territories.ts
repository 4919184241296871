/** Overseas departments and territories: each has a country code (ISO 3166) and a zone of its own in GeoNames. */
export const overseas: Readonly<Record<string, readonly [country: string, zone: string]>> = {
  971: ['GP', 'America/Guadeloupe'],
  972: ['MQ', 'America/Martinique'],
  973: ['GF', 'America/Cayenne'],
  974: ['RE', 'Indian/Reunion'],
  975: ['PM', 'America/Miquelon'],
  976: ['YT', 'Indian/Mayotte'],
  977: ['BL', 'America/St_Barthelemy'],
  978: ['MF', 'America/Marigot'],
  986: ['WF', 'Pacific/Wallis'],
  987: ['PF', 'Pacific/Tahiti'],
  988: ['NC', 'Pacific/Noumea'],
};

const departments = new Map(Object.entries(overseas).map(([department, [country]]) => [country, department]));

/** The code of the overseas department that GeoNames takes for a country, or undefined. */
export const overseasDepartmentOf = (country: string): string | undefined => departments.get(country);

export const isFrenchTerritory = (country: string | undefined): boolean =>
  country === 'FR' || (country !== undefined && departments.has(country));
