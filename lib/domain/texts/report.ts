/** The words that a typeset report adds to those of its expert. */
import { sans, serif } from '#content/faces.ts';
import { reportTitles } from '#content/report-titles.ts';
import type { ChartKind } from '../chart-kinds.ts';
import { shopName } from '../merchant/contact.ts';
import { stateNames } from './dossier.ts';
import { fr, ofName as of } from './typography.ts';

const computed: Readonly<Record<ChartKind, string>> = {
  western: 'Positions apparentes géocentriques (Astronomy Engine), à moins de 20″ des éphémérides suisses.',
  chinese:
    'Piliers d’après la longitude apparente du Soleil (Astronomy Engine) ; jour et heure d’après le soleil vrai ou l’horloge, comme il est dit au dossier.',
  numbers:
    'Toutes les lettres des prénoms et du nom de naissance ; la somme est faite avant d’être réduite, 11 et 22 restent.',
  design: 'Instant du design : 88° d’arc solaire avant la naissance ; nœud vrai (Astronomy Engine).',
};

const sources = {
  place: 'Lieu : GeoNames (CC BY 4.0), La Poste et IGN (Licence Ouverte 2.0).',
  faces: `Caractères ${serif} et ${sans} (OFL).`,
} as const;

type Names = { readonly shown: readonly string[]; readonly others: number };
/** A list of chapters as a sentence, or nothing. */
const listed = (lead: string, { shown, others }: Names): string[] => {
  const more = others > 1 ? `${others} autres chapitres` : 'un autre chapitre';
  const names = [...shown.map((name) => `« ${name} »`), ...(others > 0 ? [more] : [])];
  return names.length > 0 ? [fr(`${lead} : ${names.join(', ')}.`)] : [];
};

export const reportTexts = {
  folio: (number: string) => `Planche ${number}`,
  figure: (number: number) => `figure ${number}`,
  titles: reportTitles,
  whose: (firstName: string) => of(firstName),
  foot: (firstName: string) => `écrit pour ${firstName}`,
  description: (title: string, name: string, author: string) =>
    fr(`${title} ${of(name)}, lecture écrite par ${author} pour ${shopName}`),
  born: (date: string, hour: string) => fr(`Naissance le ${date}, ${hour}`),
  writtenBy: 'Lu et écrit par',
  coverName: 'la couverture',
  hour: fr('Ce que nous savons de l’heure'),
  states: stateNames,
  contents: { title: 'Ce que vous', second: 'tenez en main' },
  facts: { birth: 'Naissance', place: 'Lieu', instant: 'Heure légale', drawing: 'Tracé' },
  colophon: { title: 'Achevé d’écrire', second: '' },
  example: 'Exemple',
  exampleOf: fr('Personne, question et lettre inventées ; calculs et mise en page d’un vrai rapport.'),
  written: 'Écrit par',
  writtenFor: (author: string, name: string) => fr(`${author}, pour ${name} et pour cette seule personne.`),
  version: 'Version',
  versionOf: (version: number, date: string) => fr(`Version ${version}, livrée le ${date}.`),
  changes: 'Ce qui change',
  replaces: (version: number, date: string) => fr(`Remplace la version ${version}, livrée le ${date}.`),
  sameWords: 'Les mots sont les mêmes.',
  changedIn: (names: Names) => listed('Passages changés', names),
  addedTo: (names: Names) => listed('Ajouté', names),
  removed: (count: number) =>
    count > 0 ? [count > 1 ? fr(`${count} chapitres retirés.`) : 'Un chapitre retiré.'] : [],
  computed: 'Calculé',
  computedHow: (chart: ChartKind | undefined) => chart && fr(computed[chart]),
  credits: 'Sources',
  creditsOf: fr(`${sources.place} Dessins calculés pour cette naissance. ${sources.faces}`),
  creditsUndrawn: fr(`${sources.place} ${sources.faces}`),
  printing: 'Imprimer',
  printingHow: fr(
    'Format A5 : deux pages par feuille A4, à 100 %. Une édition sans fond, pour l’encre noire, est jointe à votre commande.',
  ),
  withdrawing: 'Renoncer',
  withdrawingHow: (days: number) =>
    fr(
      `Vous pouvez renoncer à ce contrat, sans motif et sans frais, pendant ${days} jours, même après avoir lu ce rapport : « Renoncer au contrat ici », au bas de chaque page du site et sur votre commande.`,
    ),
  notice: 'À savoir',
  noticeOf: fr(
    'Ce texte est une lecture, proposée à titre de divertissement et de développement personnel. Il ne remplace pas l’avis d’un professionnel de la santé, du droit ou de la finance.',
  ),
  codeNote: fr('Code d’authenticité, à vérifier à la page « Authenticité » du site'),
} as const;
