import { titleOf } from '#domain/tables/title.ts';
import { type TableName, tableNames, tables } from '#domain/tables.ts';

const keyText = (key: readonly string[]): string => key.map((name) => `\`${name}\``).join(', ');

const row = (name: TableName): string => {
  const { about, key, indexes = {}, restore, ...rest } = tables[name];
  const marks = [
    ...Object.entries(indexes).map(([index, its]) => `index \`${index}\` (${keyText(its)})`),
    ...(rest.expires ? ['rows expire'] : []),
    ...(rest.streams ? ['has a stream'] : []),
  ];
  return `| ${titleOf(name)} | ${[keyText(key), ...marks].join('; ')} | ${about} | ${restore} |`;
};

/** docs/tables.md, for who reads the code or gets lost rows back. */
export const tablesPage = (): string => `# Tables

This page is written by \`npm run register\` from \`lib/domain/tables.ts\`. What each table holds about persons, and what an
erasure does with it, is in [\`registre.md\`](registre.md), in French.

All tables are on demand, with point-in-time recovery and deletion protection. Indexes hold keys only.

| Table | Key | Holds | When rows are lost ([how](restore.md#rows)) |
|---|---|---|---|
${tableNames.map(row).join('\n')}
`;
