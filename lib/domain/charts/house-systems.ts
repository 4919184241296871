/** The names alone, for what computes no chart. */
export const houseSystems = ['Placidus', 'Koch', 'Porphyry', 'Regiomontanus', 'Equal', 'WholeSign'] as const;
export type HouseSystem = (typeof houseSystems)[number];
