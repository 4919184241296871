import type { EmailProblem } from '#domain/profile.ts';
import { fr } from '#domain/texts/typography.ts';

/** The correction of a customer's address by an administrator. */
export const correctionTexts = {
  problem: {
    bounce: fr('E-mail non distribué'),
    complaint: fr('E-mail signalé comme indésirable'),
  } satisfies Record<EmailProblem['kind'], string>,
  correct: fr("Corriger l'adresse"),
  ofOrder: (number: string) => ` de la commande ${number}`,
  title: (number: string) => fr(`Corriger l'adresse de la commande ${number}`),
  effect: fr(
    "Cette adresse servira à la connexion. Un lien de confirmation y est envoyé, et l'ancienne adresse est prévenue. La correction est inscrite au journal, que le client peut lire dans son compte.",
  ),
  email: fr('Adresse e-mail'),
  keep: fr('Si elle est exacte, ne la changez pas : nous y écrirons de nouveau.'),
  same: fr("C'est déjà l'adresse de ce compte"),
  confirm: fr("Corriger l'adresse"),
  done: (address: string) => fr(`Un lien de confirmation est envoyé à ${address}`),
} as const;
