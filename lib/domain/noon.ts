/** Noon (UTC) of a day, YYYY-MM-DD: the same day in the shop's zone. */
export const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
