import * as z from 'zod/mini';
import type { Call } from './emulator.ts';
import type { Grant } from './roles.ts';

/** What a call, by the function of that key, needed; without `end` on a resource that the record does not tell. */
export type Use = {
  readonly key: string;
  readonly service: string;
  readonly action: string;
  readonly end?: string;
  /** Milliseconds. */
  readonly at: number;
};

const transactSchema = z.array(z.record(z.string(), z.object({ TableName: z.string() })));
const tableItems = z.record(z.string(), z.unknown());
const inTransaction: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** What a call of DynamoDB needs: action, and the end of the resource's name. */
const tablesOf = ({ operation, parameters }: Call): { action: string; end: string }[] => {
  if (operation === 'TransactWriteItems')
    return transactSchema.parse(parameters.TransactItems).flatMap((item) =>
      Object.entries(item).map(([kind, { TableName }]) => ({
        action: inTransaction[kind] ?? kind,
        end: `table/${TableName}`,
      })),
    );
  if (operation === 'BatchGetItem')
    return Object.keys(tableItems.parse(parameters.RequestItems)).map((table) => ({
      action: operation,
      end: `table/${table}`,
    }));
  const index = parameters.IndexName ? `/index/${parameters.IndexName}` : '';
  return [{ action: operation, end: `table/${parameters.TableName}${index}` }];
};

/** A table that does not exist is nobody's grant. */
export const usesOf = (call: Call): Use[] => {
  const { key, service, operation, at } = call;
  if (service !== 'dynamodb') return [{ key, service, action: operation, at }];
  return tablesOf(call).map((table) => ({ key, service, at, ...table }));
};

/** True when that use, by the function that holds the grant, needs it. */
export const needs = ({ action, resource, owner }: Grant, use: Use): boolean => {
  if (use.key !== owner.key) return false;
  const [service = '', operation = ''] = action.split(':');
  // A secret is read once per process, which is ended with the grant: whatever the function does shows that it runs.
  // Signed addresses and sockets leave no line of the function's own: there too.
  if (/^(ssm|s3|execute-api)$/.test(service)) return true;
  if (service !== use.service) return false;
  if (service === 'cognito-idp') return operation === use.action;
  return service !== 'dynamodb' || (operation === use.action && resource.endsWith(use.end ?? '/'));
};

/** A test with its place in time (milliseconds), as its file ran. */
export type Timed = {
  readonly file: string;
  readonly name: string;
  readonly end: number;
  readonly took: number;
};
export type Observed = {
  readonly file: string;
  readonly tests: readonly Timed[];
  readonly uses: readonly Use[];
};

/**
 * The tests during which the function used the grant, the quickest first. What was called before the first test or
 * between two counts for the later one; what a stream brings late, also for the one before.
 */
export const testsUsing = (grant: Grant, observed: readonly Observed[]): Timed[] => {
  const found = new Set<Timed>();
  for (const { tests, uses } of observed) {
    for (const { at } of uses.filter((use) => needs(grant, use))) {
      const next = tests.findIndex(({ end }) => end >= at);
      for (const index of next < 0 ? [tests.length - 1] : [next, next - 1]) {
        const test = tests[index];
        if (test) found.add(test);
      }
    }
  }
  return [...found].sort((one, other) => one.took - other.took);
};
