/** Hours for which the archive of an export is kept. */
export const exportHours = 24;
