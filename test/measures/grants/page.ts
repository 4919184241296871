export type Told = {
  readonly grant: string;
  /** The test that fails without it, if there is one. */
  readonly noticed: string | undefined;
  /** The day of the last try; undefined when the time ended before. */
  readonly day: string | undefined;
};

/** For each grant the test that noticed its absence, according to the page. */
export const noticedIn = (page: string): Map<string, string> =>
  new Map([...page.matchAll(/^\| (.+?) \| (`.+?) \| /gm)].map(([, grant = '', test = '']) => [grant, test]));

const rowOf = ({ grant, noticed, day }: Told): string =>
  `| ${grant} | ${noticed ?? (day ? '**nothing**' : 'not tried yet')} | ${day ?? ''} |`;

/** The page of a run over all functions, or over a share of them. */
export const grantsPage = (told: readonly Told[], commit: string): string => {
  const noticed = told.filter((one) => one.noticed).length;
  const tried = told.filter(({ day }) => day).length;
  return `# Grants

At ${commit}: ${told.length} grants, ${tried} tried, ${noticed} noticed, ${tried - noticed} missed. How they are tried:
docs/measurements.md.

| grant | red without it | tried |
|---|---|---|
${told.map(rowOf).join('\n')}
`;
};
