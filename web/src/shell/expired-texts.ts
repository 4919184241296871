export const expiredTexts = {
  title: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  signIn: 'Se connecter',
} as const;
