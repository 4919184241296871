/** «L’année qui vient»: the twelve months from the day on which a report is promised. Instants in milliseconds since 1970. */
export type ComingYear = { readonly from: number; readonly to: number };

/** `first`: a day, YYYY-MM-DD; the year begins with it, in UTC. */
export const comingYear = (first: string): ComingYear => {
  const from = Date.parse(`${first}T00:00:00Z`);
  const to = new Date(from);
  to.setUTCFullYear(to.getUTCFullYear() + 1);
  return { from, to: to.getTime() };
};
