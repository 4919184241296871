import type { ChartKind } from '#domain/chart-kinds.ts';
import { fr } from '#domain/texts/typography.ts';

/** The form of /mon-ciel and its result. */
export const skyFormTexts = {
  form: 'Votre naissance',
  what: 'Le dessin',
  drawings: {
    western: 'Roue',
    chinese: 'Piliers',
    design: 'Schéma',
    numbers: 'Nombres',
  } satisfies Record<ChartKind, string>,
  shown: (drawing: string) => fr(`Dessin choisi : ${drawing}`),
  firstName: 'Tous vos prénoms',
  lastName: 'Nom de naissance',
  namesHint: fr('Comme sur votre acte de naissance ; le premier compte comme prénom usuel.'),
  draw: 'Dessiner mon ciel',
  summary: 'À corriger avant le dessin',
  reader: {
    noZone: fr('Ce lieu n’est pas dans notre liste. Donnez son fuseau horaire, et le dessin sera possible.'),
    noCountry: fr('Écrivez le lieu et son pays. Avec le fuseau horaire, l’instant s’affichera ici.'),
    several: fr('Le dessin montrera la première des deux.'),
    corrected: fr('Le dessin suivra ce décalage.'),
    noHour: fr('le dessin ne dira que ce qui est certain'),
  },
  result: 'Votre ciel',
  svg: 'Télécharger en SVG',
  png: 'Télécharger en PNG',
  notSaved: fr('Le navigateur n’a pas permis le téléchargement. Le dessin reste affiché.'),
  unread: fr(
    'Sans fuseau horaire, l’instant de cette naissance n’est pas connu, et rien n’est tracé au hasard. Changez le lieu ou donnez son fuseau.',
  ),
  severalOffsets: fr('Deux heures étaient possibles ce jour-là : rien de ce qui en dépend n’est tracé.'),
  door: fr('Ce dessin, lu par quelqu’un'),
  choose: (name: string) => fr(`Choisir : ${name}`),
  carried: fr('Votre naissance sera reprise, vous ne la retaperez pas.'),
} as const;
