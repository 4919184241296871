import type { Guard } from './guard.ts';

export type Tried = { readonly guard: Guard; readonly failed: number };

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
/** Source in a table's cell, on one line and with its backticks. */
const code = (text: string): string => `\`\` ${cell(text.replace(/\s+/g, ' ').trim())} \`\``;

const row = ({ guard, failed }: Tried, index: number): string =>
  [
    '',
    index + 1,
    cell(guard.name),
    cell(guard.protects),
    `\`${guard.file}\``,
    code(guard.text),
    guard.without === '' ? 'nothing' : code(guard.without),
    guard.tests.map((test) => `\`${test}\``).join(', '),
    failed > 0 ? 'red' : '**green**',
    '',
  ]
    .join(' | ')
    .trim();

/** The page of a run over all guards. */
export const guardsPage = (tried: readonly Tried[], commit: string, day: string): string => {
  const red = tried.filter(({ failed }) => failed > 0).length;
  return `# Guards

${red} of ${tried.length} red at ${commit}, ${day}. How they are tried: docs/measurements.md.

| # | guard | protects | file | text | replaced by | tests | without it |
|---|---|---|---|---|---|---|---|
${tried.map(row).join('\n')}
`;
};
