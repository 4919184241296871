/** Reasons for refusing a report, shown to the expert; the browser and the server both use them. */
import { maxReportBytes, minReportPages, type ReportRefusal } from '../upload.ts';
import { fr } from './typography.ts';

const megabytes = maxReportBytes / 1024 / 1024;

/** One sentence each: the fault, then what to do. */
export const reportRefusalTexts: Readonly<Record<ReportRefusal, string>> = {
  not_pdf: fr("Ce fichier n'est pas un PDF. Exportez le rapport en PDF, puis déposez-le de nouveau."),
  encrypted: fr('Ce PDF est protégé par un mot de passe. Enregistrez-le sans protection.'),
  damaged: fr("Ce PDF est abîmé : il ne s'ouvre pas en entier. Exportez-le de nouveau."),
  ambiguous: fr(
    "Ce PDF peut s'afficher autrement d'un lecteur à l'autre. Réexportez ce PDF depuis votre logiciel.",
  ),
  too_complex: fr(
    'Ce PDF est trop lourd à lire. Simplifiez ses dessins ou réduisez ses images, puis réexportez-le depuis votre logiciel.',
  ),
  too_short: fr(
    `Ce PDF est vide ou a moins de ${minReportPages} pages. Vérifiez que le rapport est complet.`,
  ),
  too_large: fr(`Ce fichier dépasse ${megabytes} Mo. Réduisez la taille de ses images.`),
  active_content: fr(
    'Ce PDF contient un script, un média ou une action automatique. Exportez-le sans contenu actif.',
  ),
  foreign_link: fr(
    'Ce PDF contient un lien vers un fichier ou une adresse incomplète. Gardez les seuls liens vers une adresse complète (« https://… »), une adresse e-mail ou une page du document, puis réexportez-le.',
  ),
  embedded_files: fr('Ce PDF contient des fichiers joints. Exportez-le sans pièce jointe.'),
  first_name_missing: fr(
    "Le prénom de cette commande n'apparaît pas dans le texte du PDF. Vérifiez que c'est le bon rapport.",
  ),
  other_customer: fr(
    "Ce PDF contient le nom ou la date de naissance d'une autre personne. Vérifiez que c'est le bon rapport, puis déposez-le de nouveau.",
  ),
  not_typeset: fr(
    "La mise en page n'a pas abouti : un signe, une figure ou une valeur ne peut pas être imprimé. Votre texte est enregistré. Regardez l'aperçu, corrigez, puis recommencez ; si rien n'y manque, prévenez l'administration.",
  ),
  too_long: fr(
    'La mise en page a pris trop de temps et a été arrêtée. Votre texte est enregistré. Coupez les paragraphes les plus longs, puis recommencez.',
  ),
  off_page: fr(
    "Un texte, un tableau ou une figure dépasse de sa page et serait coupé à l'impression. Raccourcissez-le ou partagez-le, puis recommencez.",
  ),
  text_changed: fr(
    'Le texte a été modifié pendant la mise en page, sur un autre écran peut-être. Il est enregistré. Contrôlez-le de nouveau, puis recommencez.',
  ),
  not_checked: fr(
    "Ce PDF n'est pas arrivé ou n'a pas pu être vérifié. Déposez-le de nouveau ; si cela se répète, prévenez l'administration.",
  ),
  untagged: fr(
    "Ce PDF n'a pas de balises : un lecteur d'écran ne peut pas en suivre les titres et les paragraphes. Exportez-le de nouveau avec ses balises.",
  ),
};

/** Where each program writes the tags: French menus as of its current version. */
export const taggedExports: readonly { readonly program: string; readonly way: string }[] = [
  {
    program: 'Word',
    way: fr(
      'Fichier, Enregistrer sous, PDF ; dans Options, cochez « Balises de structure de document pour l’accessibilité ». Sur Mac, choisissez « Idéal pour la distribution électronique et l’accessibilité ».',
    ),
  },
  {
    program: 'LibreOffice',
    way: fr(
      'Fichier, Exporter vers, Exporter au format PDF ; dans l’onglet Général, cochez « PDF balisé (ajouter la structure du document) ».',
    ),
  },
  {
    program: 'Pages',
    way: fr('Fichier, Exporter vers, PDF ; dans Options avancées, activez « Accessibilité ».'),
  },
  {
    program: 'InDesign',
    way: fr('Fichier, Exporter, Adobe PDF ; cochez « Créer un PDF balisé ».'),
  },
];
