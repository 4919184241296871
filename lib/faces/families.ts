/** The faces of the shop in the packages of `@fontsource-variable` (site) and `@expo-google-fonts` (papers). */

/** The name of a family in both. */
export const packageOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

/** What papers and pictures need of the two families, as `@expo-google-fonts` names its styles. */
export const printedStyles = {
  serif: ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold'],
  sans: ['400Regular', '500Medium', '600SemiBold'],
} as const;

/** The path of a style in `@expo-google-fonts`. */
export const printedPath = (family: string, style: string): string =>
  `${packageOf(family)}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`;

/** What the site needs of the two families: the slopes that `@fontsource-variable` has files of. */
export const siteSlopes = { serif: ['normal', 'italic'], sans: ['normal'] } as const;

/** The path of a slope in `@fontsource-variable`: its western letters, in all weights. */
export const sitePath = (family: string, slope: 'normal' | 'italic'): string =>
  `${packageOf(family)}/files/${packageOf(family)}-latin-wght-${slope}.woff2`;
