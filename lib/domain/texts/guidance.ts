import { fr } from './typography.ts';

/** What the visitor agrees to (CPCE L34-5); the page shows these words, and they are kept with their time. */
export const guidanceConsent = fr(
  "J'accepte de recevoir ma guidance du jour par e-mail. Chaque message permet de ne plus en recevoir, en un clic.",
);
