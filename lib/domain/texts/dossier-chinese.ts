/** The four pillars of a dossier. */
import { fr } from './typography.ts';

export const stemNames = ['Jia', 'Yi', 'Bing', 'Ding', 'Wu', 'Ji', 'Geng', 'Xin', 'Ren', 'Gui'] as const;
export const branchNames = [
  ...(['Zi', 'Chou', 'Yin', 'Mao', 'Chen', 'Si'] as const),
  ...(['Wu', 'Wei', 'Shen', 'You', 'Xu', 'Hai'] as const),
] as const;
export const animalNames = [
  ...(['Rat', 'Bœuf', 'Tigre', 'Lapin', 'Dragon', 'Serpent'] as const),
  ...(['Cheval', 'Chèvre', 'Singe', 'Coq', 'Chien', 'Cochon'] as const),
] as const;
/** Names of the drawn signs of the branches. */
export const branchKeys = [
  ...(['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake'] as const),
  ...(['horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'] as const),
] as const;
export const elementNames = ['Bois', 'Feu', 'Terre', 'Métal', 'Eau'] as const;
export const elementKeys = ['wood', 'fire', 'earth', 'metal', 'water'] as const;

export const godNames: Readonly<Record<string, string>> = {
  比肩: 'Parallèle',
  劫财: 'Rival',
  食神: 'Nourricier',
  伤官: 'Officier blessé',
  偏财: 'Richesse oblique',
  正财: 'Richesse juste',
  七杀: 'Sept tueries',
  正官: 'Officier juste',
  偏印: 'Sceau oblique',
  正印: 'Sceau juste',
};

/** What a sign is of, by the column of its pillar: «du jour». */
export const ofPillars = {
  Heure: 'de l’heure',
  Jour: 'du jour',
  Mois: 'du mois',
  Année: 'de l’année',
} as const;

export const chineseTexts = {
  pillars: { title: 'Les quatre piliers', columns: ['Ligne', 'Heure', 'Jour', 'Mois', 'Année'] },
  god: 'Dieu',
  master: 'Maître du jour',
  stem: 'Tronc',
  branch: 'Branche',
  hidden: 'Troncs cachés',
  polarity: (element: string, isYang: boolean) => `${element} ${isYang ? 'yang' : 'yin'}`,
  animal: (animal: string, element: string) => `${animal}, ${element}`,
  balance: { title: 'Les cinq éléments' },
  balanceColumns: (signs: number) => ['Élément', signs === 8 ? 'Huit signes' : 'Six signes', 'Cachés'],
  luck: { woman: 'Piliers de chance, femme', man: 'Piliers de chance, homme' },
  luckColumns: ['Début', 'Pilier', 'Âge'],
  /** «04/08/1997» */
  startDay: (year: number, month: number, day: number) =>
    [day, month].map((part) => `${String(part).padStart(2, '0')}/`).join('') + year,
  age: (years: number) => fr(`${years} ${years > 1 ? 'ans' : 'an'}`),
  animals: { title: 'Animal de l’année', columns: ['Calcul', 'Animal'] },
  byNewYear: 'Par le nouvel an',
  byLichun: 'Par lichun',
  caption: (clock: string, time: string, change: number) =>
    fr(`Heure du pilier : ${clock}, ${time}. Le jour change à ${change} h.`),
  captionWithout: fr('Sans heure certaine : pilier de l’heure absent.'),
  clocks: { sun: 'soleil vrai', clock: 'horloge' },
  names: { year: 'année', month: 'mois', day: 'jour', hour: 'heure' },
  certain: (names: string) => fr(`Piliers : ${names}.`),
  bothClocks: 'Le soleil vrai et l’horloge donnent les mêmes piliers.',
  otherClock: (clock: string, pillars: string) => fr(`Par l’autre heure (${clock}) : ${pillars}.`),
  pillarOf: (name: string, pillar: string) => `${name} ${pillar}`,
  noHour: fr('Sans heure certaine : pilier de l’heure, dieux et troncs de l’heure.'),
  noSun: fr('Sans lieu situé : heure du soleil vrai.'),
  luckAbout: fr('Âges des piliers de chance : à quatre mois près sans heure.'),
} as const;
