export type Told = {
  readonly grant: string;
  /** The test that fails without it. Without a day, somebody named it who expects that. */
  readonly noticed?: string | undefined;
  /** The day of the last try; undefined when it was never tried. */
  readonly day?: string | undefined;
};

/** What the page says, by the grant's name. */
export const toldIn = (page: string): Map<string, Told> =>
  new Map(
    [...page.matchAll(/^\| (.+?) \| (`.+`: .+|\*\*nothing\*\*|not tried yet) \| ([\d-]*) ?\|$/gm)].map(
      ([, grant = '', noticed = '', day = '']) => [
        grant,
        { grant, ...(noticed.startsWith('`') && { noticed }), ...(day && { day }) },
      ],
    ),
  );

const rowOf = ({ grant, noticed, day }: Told): string =>
  `| ${grant} | ${noticed ?? (day ? '**nothing**' : 'not tried yet')} | ${day ?? ''} |`;

/** The page of all grants. */
export const grantsPage = (told: readonly Told[]): string => {
  const tried = told.filter(({ day }) => day);
  const noticed = tried.filter((one) => one.noticed).length;
  return `# Which test fails without each grant

\`npm run grants\` writes this page ([how](measurements.md#grants-guards-and-proof)) and asks these tests first. Of ${told.length} grants ${noticed} are
noticed, ${tried.length - noticed} are missed, ${told.length - tried.length} were not tried yet.

| Grant | Red without it | Tried |
|---|---|---|
${told.map(rowOf).join('\n')}
`;
};
