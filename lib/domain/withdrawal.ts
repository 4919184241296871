/** The days of withdrawal; `withdrawal-right.ts` counts them for an order. */

/** The fourteen days of withdrawal (code de la consommation L221-18). */
export const statutoryDays = 14;
/** «Garantie étendue» of the pack: a commercial guarantee, counted from the same day in the same way. */
export const guaranteeDays = 30;
