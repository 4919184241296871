import { fr } from './typography.ts';

/** What makes a due date later than the delay that the catalogue states (`../due-date.ts`); ends a sentence. */
export const laterWhen = fr("quand des commandes déjà promises ou l'absence d'un expert l'exigent");
