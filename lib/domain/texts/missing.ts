import type { MissingKind } from '../questions.ts';
import { fr } from './typography.ts';

/** What is missing, as a sentence names it. */
export const missingNames: Readonly<Record<MissingKind, string>> = {
  hour: fr('l’heure de naissance'),
  place: fr('le lieu de naissance'),
  names: fr('les noms de l’acte de naissance'),
  other: 'une précision',
};
