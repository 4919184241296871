/** The notices of a consultation whose expert is away or whose discipline is closed. */
import { fr } from '#domain/texts/typography.ts';

export const availabilityTexts = {
  dueBy: (day: string) => fr(`au plus tard le ${day}`),
  away: (last: string, back: string, due: string) =>
    fr(
      `Absence jusqu'au ${last} compris, retour le ${back}. Votre rapport sera livré au plus tard le ${due}.`,
    ),
  awayPack: (last: string, back: string, due: string) =>
    fr(
      `Une absence jusqu'au ${last} compris, retour le ${back}. Vos rapports seront tous livrés au plus tard le ${due}.`,
    ),
  closed: fr("Fermée pour le moment : nous n'y prenons aucune nouvelle commande."),
  closedPack: (names: string) => fr(`Fermé pour le moment : le pack contient ${names}.`),
} as const;
