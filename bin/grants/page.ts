export type Told = {
  readonly grant: string;
  /** The test that is red without it, when one is. */
  readonly noticed: string | undefined;
  /** When it was tried last; undefined when the time was over before. */
  readonly day: string | undefined;
};

const rowOf = ({ grant, noticed, day }: Told): string =>
  `| ${grant} | ${noticed ?? (day ? '**nothing**' : 'not tried yet')} | ${day ?? ''} |`;

/** docs/grants.md as a run over all functions leaves it. */
export const grantsPage = (told: readonly Told[], commit: string): string => {
  const noticed = told.filter((one) => one.noticed).length;
  const tried = told.filter(({ day }) => day).length;
  return `# Grants that tests notice

\`npm run grants\` takes each grant (an action on a resource, of a function's role) away from the running emulator, which
enforces roles, runs a test during which the function used it, and puts it back. A grant that no test misses is one too
many, or has no test. The command ends after 30 minutes (\`-- 8\`: after 8) and goes on there when it is started again on
the same shop; \`-- Webhook\` tries the functions of that name.

Several grants are away at once when each has a test of a file of its own that uses none of the others; what a file uses
is what the emulator wrote down (as CloudTrail does) while it ran with all grants. A test counts only if it is green by
itself with all grants. What AWS itself does in a function's name (logs, traces, reading streams and queues, dead letters)
is not tried, because the emulator does not hold itself to roles there: \`test/infra/function-table*.ts\` has these, as
all others, exactly.

At ${commit}: ${told.length} grants, ${tried} tried, ${noticed} noticed, ${tried - noticed} missed.

| grant | red without it | tried |
|---|---|---|
${told.map(rowOf).join('\n')}
`;
};
