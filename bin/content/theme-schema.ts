/** How the shop looks: what the owner writes in `lib/content/theme.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { packageOf, printedPath, printedStyles, sitePath, siteSlopes } from '#lib/faces/families.ts';
import { rootFolder } from '../local/files.ts';
import { contrast } from './contrast.ts';
import { colour, titled } from './fields.ts';

const shade = (title: string) =>
  titled(title, z.strictObject({ day: colour(`${title}, de jour`), night: colour(`${title}, de nuit`) }));

const shades = {
  paper: shade('papier'),
  paper2: shade('papier des feuilles'),
  paper3: shade('papier des creux'),
  ink: shade('encre'),
  ink2: shade('encre des notes'),
  rule: shade('filet'),
  rule2: shade('filet des champs'),
  gilt: shade('or des lignes'),
  giltInk: shade('or des mots'),
  indigo: shade('indigo'),
  cinnabar: shade('cinabre'),
  verdigris: shade('vert-de-gris'),
  plum: shade('prune'),
  error: shade('erreur'),
  btnHover: shade('bouton survolé'),
  sel: shade('sélection'),
  moonDark: shade('ombre de la lune'),
};

const grounds = ['paper', 'paper2', 'paper3'] as const;
const inks = ['ink', 'ink2', 'giltInk', 'indigo', 'cinnabar', 'verdigris', 'plum', 'error'] as const;
const times = ['day', 'night'] as const;
/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;
const written = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, roundingMode: 'floor' });

/** Every colour that words have can be read on every paper. */
const legible = z.superRefine<Record<keyof typeof shades, z.output<typeof shades.paper>>>(
  (palette, context) => {
    for (const ink of inks)
      for (const time of times) {
        const papers = grounds.map((ground) => contrast(palette[ink][time], palette[ground][time]));
        const least = Math.min(...papers);
        if (least < leastContrast)
          context.addIssue({
            code: 'custom',
            path: [ink, time],
            message: `contraste de ${written.format(least)} sur un papier, ${written.format(leastContrast)} au moins`,
          });
      }
  },
);

type Role = keyof typeof printedStyles;
const site = '@fontsource-variable';
const papers = '@expo-google-fonts';
const modules = join(rootFolder, 'node_modules');
const isInstalled = (path: string): boolean => existsSync(join(modules, path));
/** The shop says of its faces that they are under it. */
const licence = 'OFL-1.1';
const packageSchema = z.object({ license: z.string() });
const licenceOf = (name: string): string =>
  packageSchema.parse(JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))).license;

/** What stands against a family: its packages, their licence, or what they lack. */
const wrongWith = (family: string, role: Role): string | undefined => {
  const own = `${site}/${packageOf(family)}`;
  const packages = [own, `${papers}/${packageOf(family)}`];
  if (!packages.every(isInstalled))
    return `« ${family} » n’est pas installé : npm install ${packages.join(' ')}`;
  if (licenceOf(own) !== licence) return `« ${family} » n’est pas sous la licence ${licence}`;
  const files = [
    ...siteSlopes[role].map((slope) => `${site}/${sitePath(family, slope)}`),
    ...printedStyles[role].map((style) => `${papers}/${printedPath(family, style)}`),
  ];
  const lacking = files.find((file) => !isInstalled(file));
  return lacking && `« ${family} » ne suffit pas : ${lacking} manque`;
};

const face = (title: string, role: Role) => {
  const check = z.superRefine<string>((family, context) => {
    const wrong = wrongWith(family, role);
    if (wrong) context.addIssue(wrong);
  });
  return titled(title, z.string().check(z.minLength(1), check));
};

export const themeSchema = z.strictObject({
  palette: titled('palette', z.strictObject(shades).check(legible)),
  nightBand: titled(
    'bande de nuit sur une page de nuit',
    z.strictObject({
      paper: colour('papier de la bande'),
      paper2: colour('papier des feuilles de la bande'),
      rule: colour('filet de la bande'),
      moonDark: colour('ombre de la lune de la bande'),
    }),
  ),
  reportRule: colour('filet des rapports'),
  faces: titled(
    'caractères',
    z.strictObject({
      serif: face('caractère des titres et des rapports', 'serif'),
      sans: face('caractère des boutons et des notes', 'sans'),
    }),
  ),
});
export type Theme = z.output<typeof themeSchema>;
