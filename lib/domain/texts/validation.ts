/** Validation messages: those of §5 literally, the others our own. */
export const validationTexts = {
  emailRequired: 'L’email est requis',
  emailFormat: 'Format d’email invalide',
  emailInvalid: 'Email invalide',
  emailLong: 'L’email doit contenir moins de 255 caractères',
  accountEmailLong: 'Choisissez une adresse de 128 caractères au plus.',
  passwordShort8: 'Le mot de passe doit contenir au moins 8 caractères',
  passwordShort6: 'Le mot de passe doit contenir au moins 6 caractères',
  passwordShortStaff: 'Choisissez un mot de passe de 12 caractères au moins.',
  passwordLong: 'Choisissez un mot de passe de 128 caractères au plus.',
  passwordMix: 'Le mot de passe doit contenir au moins une lettre et un chiffre',
  passwordCommon: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  passwordUnreadable: 'Retirez du mot de passe le caractère illisible, ou l’espace au début ou à la fin.',
  passwordRequired: 'Saisissez le mot de passe.',
  passwordMismatch: 'Les mots de passe ne correspondent pas',
  firstNameRequired: 'Écrivez le prénom.',
  firstNameLetters: 'Le prénom ne peut contenir que des lettres, espaces et tirets',
  firstNameNoLetter: 'Écrivez le prénom avec au moins une lettre.',
  firstNameLong: 'Écrivez le prénom en 100 caractères au plus.',
  lastNameRequired: 'Écrivez le nom.',
  lastNameLetters: 'Le nom ne peut contenir que des lettres, espaces et tirets',
  lastNameNoLetter: 'Écrivez le nom avec au moins une lettre.',
  lastNameLong: 'Écrivez le nom en 100 caractères au plus.',
  birthDateFormat: 'Écrivez une date qui existe, par exemple 17/04/1991.',
  birthDateEarly: 'Nos calculs commencent en 1900. Vérifiez l’année.',
  birthDateToCome: 'Cette date est à venir. Vérifiez l’année.',
  birthDateMinor: 'Nos consultations s’adressent aux personnes majeures. Vérifiez l’année.',
  birthTimeFormat: 'Écrivez l’heure et les minutes, par exemple 06:42.',
  birthTimeMidnight:
    'Minuit finit un jour et en commence un autre. Écrivez 00:00 et la date du jour qui commence.',
  birthPlaceLong: 'Écrivez le lieu en 200 caractères au plus.',
  birthPlaceUnreadable: 'Retirez du lieu le caractère illisible.',
  birthContradictory:
    'La date, l’heure et l’instant de la naissance se contredisent. Choisissez de nouveau le lieu.',
  birthIncomplete: 'Donnez la date, l’heure (ou dites qu’elle est inconnue) et le lieu de naissance.',
  reasonRequired: 'Écrivez la raison, que le client lira.',
  birthRequired: 'Informations de naissance requises',
  birthRequiredDetail: 'Les services sélectionnés nécessitent vos informations de naissance complètes',
  termsRequired: 'Acceptez les conditions générales de vente.',
  subjectRequired: 'Écrivez l’objet de votre message.',
  subjectLong: 'Écrivez l’objet en 200 caractères au plus.',
  subjectUnreadable: 'Retirez de l’objet le caractère illisible.',
  messageShort: 'Le message doit faire au moins 10 caractères',
  messageLong: 'Écrivez le message en 2000 caractères au plus.',
  messageUnreadable: 'Retirez du message le caractère illisible.',
  fullNameShort: 'Le nom doit contenir au moins 2 caractères',
  fullNameLetters: 'Le nom ne peut contenir que des lettres, espaces et tirets',
  fullNameNoLetter: 'Écrivez le nom avec au moins une lettre.',
  fullNameLong: 'Écrivez le nom en 100 caractères au plus.',
  consentRequired: 'Vous devez accepter de recevoir votre guidance par email',
  zoneInvalid: 'Choisissez un fuseau horaire de la liste.',
  salutationInvalid: 'Choisissez une forme d’adresse de la liste.',
  dayInvalid: 'Réglez la date de votre appareil, puis réessayez.',
  utmUnreadable: 'Cette adresse de page contient un caractère illisible. Ouvrez la page depuis le menu.',
  linkInvalid: 'Ce lien est expiré ou invalide.',
  agreementRequired: 'Confirmez que cette personne est majeure et d’accord.',
  personsFull: 'Votre compte garde dix personnes au plus. Retirez-en une dans votre profil.',
  adultRequired: 'Déclarez avoir 18 ans ou plus.',
} as const;

const notPrinted = (field: string) => (signs: string) =>
  `Nos documents ne peuvent pas imprimer ${signs}. Écrivez ${field} en lettres latines.`;

/** Said at a field that reports or notes print, with the signs that no face of theirs has. */
export const unprintableTexts = {
  firstName: notPrinted('le prénom'),
  lastName: notPrinted('le nom'),
  place: notPrinted('le lieu'),
} as const;

/** The rule of a new password, said under its field before anything is typed; that of /auth is literal (§5). */
export const passwordHints = {
  checkout: 'Minimum 8 caractères, dont une lettre et un chiffre',
  auth: 'Minimum 6 caractères',
  account: 'Minimum 6 caractères',
  staff: 'Minimum 12 caractères',
} as const;
