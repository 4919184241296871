/** Public holidays of the merchant's seat alone (MM-DD): the end of slavery at La Réunion (code du travail L3422-2). */
export const seatHolidays: readonly string[] = ['12-20'];
