/** Palette and faces as style sheets for the site, and as modules for papers, mails and drawings. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '#lib/faces/families.ts';
import { rootFolder } from '../local/files.ts';
import { constant, type Modules } from './modules.ts';
import type { Theme } from './theme-schema.ts';

type Shade = keyof Theme['palette'];
type Time = 'day' | 'night';

/** Roles that have a colour of the palette by day and another by night. */
const roles: Readonly<Record<string, Readonly<Record<Time, Shade>>>> = {
  btn: { day: 'ink', night: 'giltInk' },
  btnInk: { day: 'paper2', night: 'paper' },
  focus: { day: 'indigo', night: 'giltInk' },
  moonLit: { day: 'paper2', night: 'ink' },
  stip: { day: 'ink', night: 'paper' },
  shade: { day: 'ink', night: 'gilt' },
  line: { day: 'ink', night: 'gilt' },
};

/** «paper2» is `--paper-2`. */
const propertyOf = (name: string): string =>
  `--${name.replaceAll(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`;
const declared = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${propertyOf(name)}: ${value};`)
    .join(' ');

const paletteSheet = ({ palette, nightBand }: Theme): string => {
  const own = Object.entries(palette).map(([name, { day, night }]) => [name, `light-dark(${day}, ${night})`]);
  const played = Object.entries(roles).map(([name, { day, night }]) => [
    name,
    `light-dark(${palette[day].day}, ${palette[night].night})`,
  ]);
  const deep = palette.paper3.night;
  // The veil behind a dialog, and what casts a shadow: the same by day and by night.
  const shadows = [
    ['veil', `${deep}8c`],
    ['cast', `${deep}47`],
  ];
  const tokens = Object.fromEntries([...own, ...played, ...shadows]);
  return [
    `:root { ${declared(tokens)} }`,
    '/* In the night theme a night band is lighter than the page. */',
    `@media (prefers-color-scheme: dark) { .night:not(.a-gilt) { ${declared(nightBand)} } }`,
    '',
  ].join('\n');
};

/** The fallbacks of a family, which have its metrics; a family without them is replaced by what a device has. */
const fallbacks = (family: string): string => `web/src/styles/faces/${packageOf(family)}.css`;
const hasFallbacks = (family: string): boolean => existsSync(join(rootFolder, fallbacks(family)));

const stackOf = (family: string, last: string): string =>
  [
    ...[family, ...(hasFallbacks(family) ? [`${family} fallback`, `${family} on Android`] : [])].map(
      (name) => `"${name}"`,
    ),
    last,
  ].join(', ');

const faceOf = (family: string, cut: string, more = ''): string =>
  `@font-face { font-family: "${family}"; ${more}font-display: swap; src: url("../fonts/${packageOf(family)}${cut}.woff2") format("woff2"); }`;

const facesSheet = ({ faces: { serif, sans } }: Theme): string =>
  [
    ...[serif, sans].filter(hasFallbacks).map((family) => `@import "../../${fallbacks(family)}";`),
    '/* The fonts are cut to French (`web/cut-fonts.ts`). */',
    faceOf(serif, ''),
    faceOf(serif, '-italic', 'font-style: italic; '),
    faceOf(sans, '', 'font-weight: 400 600; '),
    '/* No page shows it in its first view; useToast loads it. */',
    faceOf(serif, '-heavier', 'font-weight: 401 700; '),
    `:root { --serif: ${stackOf(serif, 'Georgia, serif')}; --sans: ${stackOf(sans, 'system-ui, sans-serif')}; }`,
    '',
  ].join('\n');

/** A constant for each colour, so that a bundle has those alone that it uses. */
const coloursAt = ({ palette }: Theme, time: Time): string =>
  Object.entries(palette)
    .map(([name, colours]) => constant(name, colours[time]))
    .join('');

export const themeModules = (theme: Theme): Modules => ({
  'palette.css': paletteSheet(theme),
  'faces.css': facesSheet(theme),
  'day.ts': coloursAt(theme, 'day'),
  'night.ts': coloursAt(theme, 'night'),
  'report-rule.ts': constant('reportRule', theme.reportRule),
  'faces.ts': [constant('serif', theme.faces.serif), constant('sans', theme.faces.sans)].join(''),
});
