/** Texts of step 2 of /checkout; those of §2, §5 and §8 are literal. */
import { errorTexts } from '#domain/texts/errors.ts';
import { packGuarantee } from '#domain/texts/pack-guarantee.ts';
import { fr } from '#domain/texts/typography.ts';
import { statutoryDays } from '#domain/withdrawal.ts';

export const checkoutTexts = {
  serviceClosed: 'Consultation fermée pour le moment',
  dueDateMoved: 'Date de livraison mise à jour',

  account: 'Votre compte',
  accountMode: 'Compte',
  createAccount: 'Créer un compte',
  haveAccount: 'J’ai déjà un compte',
  knownHere: fr('Déjà client ? Se connecter'),
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  emailHint: 'Nous y envoyons la confirmation, puis un lien vers votre rapport.',
  emailLocked: 'C’est l’adresse de votre compte.',
  password: 'Mot de passe',
  confirmation: 'Confirmer le mot de passe',
  signIn: 'Se connecter',
  birth: 'Votre naissance',
  birthIntro:
    'Ces données servent à établir et à rédiger vos consultations, et à vérifier que chacune va à la bonne personne. Seul l’expert chargé de votre commande les lit.',
  birthDateRequired: 'Écrivez la date de naissance, par exemple 17/04/1991.',
  birthTimeRequired: 'Écrivez l’heure, ou dites ce que vous en savez.',
  birthDayPartRequired: 'Choisissez le moment de la journée.',
  birthPlaceRequired: 'Indiquez le lieu de naissance.',

  orderTitle: 'Votre commande',
  termsBefore: 'J’ai lu et j’accepte les ',
  termsLink: 'conditions de vente',
  adult: fr('Je déclare avoir 18 ans ou plus.'),
  pay: 'Commander avec obligation de paiement',
  toFill: fr('Pour commander, renseignez encore :'),
  toMend: fr('À corriger :'),
  /** Names of the fields behind `toFill` and `toMend`. */
  inSentence: {
    firstName: 'prénom',
    lastName: 'nom',
    email: 'adresse e-mail',
    password: 'mot de passe',
    confirmation: 'confirmation du mot de passe',
    personFirstName: 'son prénom',
    personLastName: 'son nom',
    birthFirstNames: 'prénoms de l’acte',
    birthLastName: 'nom de naissance',
    agrees: 'accord de cette personne',
    birthDate: 'date de naissance',
    birthTime: 'heure de naissance',
    birthDayPart: 'moment de la journée',
    birthPlace: 'lieu de naissance',
    birthZone: 'fuseau horaire',
    birthLatitude: 'latitude',
    birthLongitude: 'longitude',
  },
  signInFirst: 'Connectez-vous pour commander.',
  ended: 'Votre session a pris fin',
  endedDetail: fr(
    'Rien n’a été commandé ni débité, et votre saisie est toujours là. Reconnectez-vous ici, puis commandez de nouveau.',
  ),
  trust: [
    'Paiement par carte sur la page sécurisée de Stripe.',
    fr(`${statutoryDays} jours pour renoncer${packGuarantee('le')}, remboursement intégral.`),
    'Confirmation et conditions envoyées par e-mail.',
  ],

  payAgain: 'Vous pouvez payer cette commande',
  payAgainDetail: fr(
    'Nous n’avons rien reçu pour elle. Vérifiez-la, puis commandez de nouveau : par la même carte ou une autre.',
  ),
  unverified: 'Votre adresse e-mail n’est pas encore confirmée. Cela n’empêche pas de payer.',
  resend: 'Renvoyer le lien de confirmation',
  resent: { title: 'E-mail envoyé', text: 'Ouvrez le lien qu’il contient pour confirmer votre adresse.' },
  alreadyValidated: { title: 'Adresse déjà confirmée', text: 'Vous pouvez régler votre commande.' },
  resendFailed: 'E-mail non envoyé',

  summary: 'À corriger avant de commander',
  signInSummary: 'À corriger avant de continuer',
  validationTitle: 'Erreur de validation',
  signInFailed: 'Erreur de connexion',
  signedIn: { title: 'Connexion réussie', text: 'Renseignez vos informations pour continuer' },
  accountExists: {
    title: 'Compte existant',
    text: errorTexts.already_registered,
  },
  whichHour: {
    title: 'Une précision sur l’heure',
    text: fr('Dites quelle heure est la bonne, ou choisissez « Je ne sais pas ».'),
  },
  signUpFailed: 'Erreur d’inscription',
  unexpected: { title: 'Erreur', text: errorTexts.unexpected },
  restored: { title: 'Commande restaurée', text: 'Vos consultations et vos informations sont de retour.' },
  restoreRefused: 'Impossible de restaurer votre commande',
  restoreFailed: 'Une erreur s’est produite lors de la restauration',
  restoring: 'Nous retrouvons votre commande…',
  restoreNeedsSignIn: 'Connectez-vous pour retrouver votre commande.',
  paymentFailed: 'Erreur de paiement',
  nothingPaid: fr('Rien n’a été débité, et ce que vous avez saisi est toujours là.'),
  noPaymentUrl: 'URL de paiement non reçue',
  alreadyPaid: 'Déjà payée',
  deciding: 'Paiement en cours',
  refunded: {
    title: 'Remboursée',
    text: fr('Cette commande a été remboursée. Vous la retrouvez dans votre compte.'),
  },
} as const;
