import { fr } from '#domain/texts/typography.ts';

/** The sessions of the account, on its profile. */
export const sessionTexts = {
  title: 'Appareils connectés',
  here: 'cet appareil',
  device: (browser: string | undefined, system: string | undefined): string => {
    const name = browser?.replace(' for Android', '');
    if (name && system) return `${name} sur ${system}`;
    return name ?? system ?? 'Appareil inconnu';
  },
  since: (day: string): string => `Connexion le ${day}`,
  seen: (day: string): string => `dernière visite le ${day}`,
  unknown: fr("La liste n'est pas disponible pour le moment."),
  everywhere: 'Se déconnecter de tous les appareils',
  why: fr(
    "Un appareil perdu, prêté ou inconnu ? Toutes les connexions à votre compte prennent fin aussitôt, et les liens reçus par e-mail pour confirmer l'adresse ou changer le mot de passe ne fonctionnent plus.",
  ),
} as const;
