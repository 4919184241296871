import { fr } from '../texts/typography.ts';
import { guaranteeDays, statutoryDays } from '../withdrawal.ts';
import { shownExperts } from './experts.ts';

/** A benefit of the pack beyond its four reports (§2 «Services page»): each is implemented or needs a proof. */
export type Perk = {
  readonly text: string;
  /** What the shop does, in one line: nothing that it does not keep. */
  readonly line: string;
  /** The rule that implements it, or where it can be checked; undefined until the merchant states it. */
  readonly proof: string | undefined;
};

const perk = (text: string, line: string, proof?: string): Perk => ({
  text: fr(text),
  line: fr(line),
  proof,
});

const years = shownExperts.map(({ experience }) => experience);

/** «Accès direct» waits for the conversation with the experts, «seniors» and «privilégiée» for the merchant's proof. */
export const perks: readonly Perk[] = [
  perk(
    'Traitement prioritaire',
    'Un même jour, vos quatre rapports sont écrits avant les consultations seules.',
    'lib/domain/due-date.ts byDueDate',
  ),
  perk(
    'Accès direct aux experts seniors',
    `Nos associés écrivent et signent eux-mêmes, après ${Math.min(...years)} à ${Math.max(...years)} ans de pratique.`,
  ),
  perk(
    'Assistance privilégiée',
    'Une seule demande suffit pour corriger votre naissance auprès des quatre experts.',
  ),
  perk(
    'Garantie étendue',
    `${guaranteeDays} jours pour changer d’avis au lieu de ${statutoryDays}, et tout est remboursé.`,
    'lib/domain/withdrawal.ts guaranteeEnd',
  ),
];
