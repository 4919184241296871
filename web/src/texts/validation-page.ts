/** /validate-email (§2, §5, §8); the support's address stands in the owner content. */
export const validationPageTexts = {
  title: 'Validation de votre e-mail',
  loading: 'Validation en cours',
  success: 'Votre e-mail est validé',
  successDetail: 'Merci, votre adresse est confirmée.',
  already: 'E-mail déjà validé',
  alreadyDetail:
    "Votre e-mail a déjà été validé. Si vous n'avez pas reçu la confirmation de votre achat, contactez le support.",
  error: 'Erreur lors de la validation',
  errorDefault: 'Une erreur est survenue lors de la validation de votre email.',
  invalidLink: 'Lien invalide. Veuillez vérifier votre email et utiliser le lien complet.',
  errorDetail: 'Le lien peut être expiré ou invalide. Contactez-nous si le problème persiste.',
  support: 'Écrire au support',
  retry: 'Réessayer',
  toCheckout: 'Continuer mon achat',
  toHome: "Retour à l'accueil",
  toAccount: 'Accéder à mon compte',
} as const;
