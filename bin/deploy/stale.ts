import { titleOf } from '#domain/tables/title.ts';
import { variableOf } from '#domain/tables/variable.ts';
import { tableNames } from '#domain/tables.ts';
import type { StageName } from '#lib/stage.ts';

/** A deployed function, with what it was told. */
export type Told = { readonly name: string; readonly variables: Readonly<Record<string, string>> };

/** The output of the data stack that a function's variable repeats. */
const outputs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(tableNames.map((name) => [variableOf(name), `${titleOf(name)}Table`])),
  USER_POOL_ID: 'UserPoolId',
  USER_POOL_CLIENT_ID: 'UserPoolClientId',
  ENROLMENT_CLIENT_ID: 'EnrolmentClientId',
  REPORTS_BUCKET: 'ReportsBucket',
  PAPERS_BUCKET: 'PapersBucket',
  ARCHIVES_BUCKET: 'ArchivesBucket',
};

/** Every function of a stage that was told of another table, bucket or pool than the stacks have now. */
export const staleFailures = (
  stage: StageName,
  functions: readonly Told[],
  now: Readonly<Record<string, string>>,
): string[] => {
  const prefix = `quatre-sagesses-${stage}-`;
  const own = functions.filter(
    ({ name, variables }) => name.startsWith(prefix) && Object.keys(variables).some((one) => one in outputs),
  );
  if (own.length === 0) return [`functions: none is called ${prefix}… and told of a table`];
  return own.flatMap(({ name, variables }) =>
    Object.entries(outputs).flatMap(([variable, output]) => {
      const value = variables[variable];
      return value === undefined || value === now[output]
        ? []
        : [`functions: ${name} was told ${variable}=${value}, but ${output} is ${now[output] ?? 'none'} now`];
    }),
  );
};
