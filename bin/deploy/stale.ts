import { titleOf } from '#domain/tables/title.ts';
import { variableOf } from '#domain/tables/variable.ts';
import { tableNames } from '#domain/tables.ts';

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

/** Every function of a stage's own that was told of another table, bucket or pool than the stacks have now. */
export const staleFailures = (
  functions: readonly Told[],
  now: Readonly<Record<string, string>>,
): string[] => {
  const told = functions.filter(({ variables }) => Object.keys(variables).some((one) => one in outputs));
  if (told.length === 0) return ['functions: none of the stage is told of a table'];
  return told.flatMap(({ name, variables }) =>
    Object.entries(outputs).flatMap(([variable, output]) => {
      const value = variables[variable];
      return value === undefined || value === now[output]
        ? []
        : [`functions: ${name} was told ${variable}=${value}, but ${output} is ${now[output] ?? 'none'} now`];
    }),
  );
};
