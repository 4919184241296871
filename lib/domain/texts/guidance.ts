import { fr } from './typography.ts';

/** The consent of the visitor (CPCE L34-5); the page shows this text, and it is stored with the time of the consent. */
export const guidanceConsent = fr(
  "J'accepte de recevoir ma guidance du jour par e-mail. Chaque message permet de ne plus en recevoir, en un clic.",
);
