import { fr } from './typography.ts';

/** The mail to a customer whose report stays as it is after a request for a correction. */
export const reportKeptTexts = {
  subject: (expert: string): string => fr(`${expert} a répondu à votre demande de correction`),
  preheader: (service: string): string => fr(`À propos de votre rapport « ${service} ».`),
  title: fr('Votre rapport reste comme il est'),
  kept: (expert: string, service: string, number: string): string =>
    fr(
      `${expert} a relu votre rapport « ${service} » (commande ${number}) et ne l'a pas changé. Ses raisons se lisent dans votre compte, et seulement là.`,
    ),
  action: fr('Lire la réponse'),
  rights: fr("Si vous n'êtes pas d'accord"),
  direction: fr('Écrivez à la direction, qui relit et vous répond :'),
  withdrawal: (day: string): string =>
    fr(`Vous pouvez encore renoncer au contrat, sans motif, jusqu'au ${day} :`),
  mediator: (name: string): string =>
    fr(
      `Après une réclamation écrite, vous pouvez saisir gratuitement le médiateur de la consommation, ${name} :`,
    ),
} as const;
