import { fr } from './typography.ts';

/** The mail to a customer whose birth staff have corrected, or whose request they have answered. */
export const birthMailTexts = {
  subject: (number: string, isRefused: boolean): string =>
    fr(`Commande ${number} : ${isRefused ? 'votre demande de correction' : 'naissance corrigée'}`),
  title: (isRefused: boolean): string =>
    isRefused ? fr('Votre demande de correction') : fr('Naissance corrigée'),
  corrected: (name: string, number: string): string =>
    fr(`${name} a corrigé la naissance de votre commande ${number}.`),
  refused: (name: string, number: string): string =>
    fr(`${name} n'a pas corrigé la naissance de votre commande ${number}.`),
  reason: (reason: string): string => fr(`La raison : « ${reason} »`),
  effect: fr(
    'La correction vaut pour les rapports qui restent à livrer. Un rapport déjà livré garde la naissance pour laquelle il est écrit.',
  ),
  again: fr('La naissance reste celle que vous aviez donnée. Si elle est fausse, demandez-nous de nouveau.'),
  action: fr('Voir ma commande'),
} as const;
