/** Texts of /checkout; those of §2, §5 and §8 are literal. «Sélection requise» and similar ones are in validationTexts. */
import type { HourSpan } from '#domain/catalogue.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { packed } from '#domain/texts/how-many.ts';
import { packGuarantee } from '#domain/texts/pack-guarantee.ts';
import { spanText } from '#domain/texts/spans.ts';
import { fr } from '#domain/texts/typography.ts';
import { statutoryDays } from '#domain/withdrawal.ts';

/** «24 à 72 h», spaced as French print is. */
export const hoursText = (span: HourSpan): string => fr(spanText(span));

export const checkoutTexts = {
  back: 'Retour',
  steps: ['Services', 'Paiement'],

  chooseTitle: 'Choisissez vos consultations',
  popular: 'Populaire',
  /** «-13€», as §9 writes its badge. */
  saving: (amount: string) => `-${amount.replace(/\s/g, '')}`,
  insteadOf: (price: string) => `Au lieu de ${price} séparément`,
  included: 'Compris',
  packOffer: (total: string, price: string, saving: string) =>
    fr(`Votre choix coûte ${total}. Le pack réunit ${packed} pour ${price}, soit ${saving} de moins.`),
  takePack: 'Prendre le pack',
  packNote: fr('Vous prenez le pack ? Il remplace les autres choix.'),

  leaf: 'Feuilleter un extrait',
  selectionTitle: 'Votre sélection',
  services: 'Consultations',
  barLabel: 'Total de votre sélection',
  announced: (count: number, total: string) =>
    count === 0
      ? 'Aucune consultation choisie'
      : `${count === 1 ? '1 consultation' : `${count} consultations`}, total ${total}`,
  selectionEmpty: 'Aucune consultation choisie pour le moment.',
  selectionCount: (count: number) =>
    count === 0
      ? 'Votre sélection'
      : `Votre sélection, ${count === 1 ? '1 consultation' : `${count} consultations`}`,
  total: 'Total TTC',
  writing: 'Délai de rédaction',
  delivery: 'Délai de livraison',
  dueDate: 'Chez vous au plus tard le',
  /** One line, like the usual delay, because it loads after the page and must not move anything. */
  longer: (usual: HourSpan) => fr(`${spanText(usual)}, plus long en ce moment`),
  serviceClosed: 'Consultation fermée pour le moment',
  dueDateMoved: 'Date de livraison mise à jour',
  paymentMeans: 'Moyens de paiement',
  continue: 'Continuer',
  nothingToPay: 'Vous ne payez rien à cette étape.',

  detailsTitle: 'Vos informations',
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
  birthDateRequired: 'Écrivez la date de naissance, par exemple 17/04/1991',
  birthTimeRequired: 'Écrivez l’heure, ou dites ce que vous en savez',
  birthDayPartRequired: 'Choisissez le moment de la journée',
  birthPlaceRequired: 'Indiquez le lieu de naissance',
  loading: 'Chargement',

  orderTitle: 'Votre commande',
  change: 'Modifier la sélection',
  termsBefore: 'J’ai lu et j’accepte les ',
  termsLink: 'conditions de vente',
  newTab: ' (nouvel onglet)',
  adult: fr('Je déclare avoir 18 ans ou plus.'),
  pay: 'Commander avec obligation de paiement',
  toFill: (fields: readonly string[]) => fr(`Pour commander, renseignez encore : ${fields.join(', ')}.`),
  toMend: (fields: readonly string[]) => fr(`À corriger : ${fields.join(', ')}.`),
  /** Names of the fields inside `toFill` and `toMend`. */
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
