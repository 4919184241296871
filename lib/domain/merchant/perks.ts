import { fr } from '../texts/typography.ts';

/** A benefit of the pack beyond its four reports (§2 «Services page»): each is implemented or needs a proof. */
export type Perk = {
  readonly text: string;
  /** The rule that implements it, or where it can be checked; undefined until the merchant states it. */
  readonly proof: string | undefined;
};

const perk = (text: string, proof?: string): Perk => ({ text: fr(text), proof });

/** «Accès direct» waits for the conversation with the experts, «seniors» and «privilégiée» for the merchant's proof. */
export const perks: readonly Perk[] = [
  perk('Traitement prioritaire', 'lib/domain/due-date.ts byDueDate'),
  perk('Accès direct aux experts seniors'),
  perk('Assistance privilégiée'),
  perk('Garantie étendue', 'lib/domain/withdrawal.ts guaranteeEnd'),
];
