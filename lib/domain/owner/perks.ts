import { fr } from '../texts/typography.ts';

/** What the pack promises beyond its four reports (§2 «Services page»): each is behaviour, or needs a proof. */
export type Perk = {
  readonly text: string;
  /** The rule that keeps it, or where it can be checked; undefined until the owner states it. */
  readonly proof: string | undefined;
};

const perk = (text: string, proof?: string): Perk => ({ text: fr(text), proof });

/** «Accès direct» waits for the conversation with the experts, «seniors» and «privilégiée» for the owner's proof. */
export const perks: readonly Perk[] = [
  perk('Traitement prioritaire', 'lib/domain/promise.ts byPromise'),
  perk('Accès direct aux experts seniors'),
  perk('Assistance privilégiée'),
  perk('Garantie étendue', 'lib/domain/withdrawal.ts guaranteeEnd'),
];
