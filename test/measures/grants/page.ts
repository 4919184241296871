export type Told = {
  readonly grant: string;
  /** The test that is red without it, when one is. */
  readonly noticed: string | undefined;
  /** When it was tried last; undefined when the time was over before. */
  readonly day: string | undefined;
};

/** Of each grant the test that noticed its absence when the page was written. */
export const noticedIn = (page: string): Map<string, string> =>
  new Map([...page.matchAll(/^\| (.+?) \| (`.+?) \| /gm)].map(([, grant = '', test = '']) => [grant, test]));

const rowOf = ({ grant, noticed, day }: Told): string =>
  `| ${grant} | ${noticed ?? (day ? '**nothing**' : 'not tried yet')} | ${day ?? ''} |`;

/** docs/grants.md as a run over all functions leaves it. */
export const grantsPage = (told: readonly Told[], commit: string): string => {
  const noticed = told.filter((one) => one.noticed).length;
  const tried = told.filter(({ day }) => day).length;
  return `# Grants that tests notice

\`npm run grants\` takes each grant (an action on a resource, of a function's role) away from the running emulator, which
enforces roles, runs a test during which the function used it, and puts it back; the test that is red here is asked first.
A grant that no test misses is one too many, or has no test: then the command fails. It runs every night, each third of
the functions (\`-- 1/3\`) on a machine of its own (\`.github/workflows/nightly.yml\`), and ends after 30 minutes (\`-- 8\`:
after 8); on a shop that stays (\`SHOP_RUN\`) the next start goes on there. \`-- Webhook\` tries the functions of that name.

Several grants are away at once when each has a test of a file of its own that uses none of the others; secrets, without
which a function does nothing at all, also when the tests follow each other in one file. What a test uses is what the
emulator wrote down (as CloudTrail does) while its file ran with all grants. A test counts only if it was green right
before, with all grants and without the rest of its file, and is red twice.

Not tried is what the emulator holds no function to: what AWS itself does in its name (logs, traces, reading streams and
queues, dead letters), and SES's configuration sets, which it does not ask about. \`test/infra/function-table*.ts\` has
these, as all others, exactly.

At ${commit}: ${told.length} grants, ${tried} tried, ${noticed} noticed, ${tried - noticed} missed.

| grant | red without it | tried |
|---|---|---|
${told.map(rowOf).join('\n')}
`;
};
