import { basename } from 'node:path';
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

/** Services whose calls leave no line, or not each: signed forms, sockets. A secret is read once in a process's life. */
const isSilent = (service: string): boolean => /^(ssm|s3|execute-api)$/.test(service);

/** True when that use, by the function that holds the grant, needs it; of a silent service any use may. */
const needs = ({ action, resource, owner }: Grant, use: Use): boolean => {
  if (use.key !== owner.key) return false;
  const [service = '', operation = ''] = action.split(':');
  if (isSilent(service)) return true;
  if (service !== use.service) return false;
  if (service === 'cognito-idp') return operation === use.action;
  return service !== 'dynamodb' || (operation === use.action && resource.endsWith(use.end ?? '/'));
};

/** A test with its place in time (milliseconds), as its file ran. */
export type Timed = {
  readonly file: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
};
/** As docs/grants.md calls it. */
export const titleOf = ({ file, name }: Timed): string =>
  `\`${basename(file)}\`: ${name.replaceAll(' > ', ' ')}`;

export type Observed = {
  readonly file: string;
  readonly tests: readonly Timed[];
  readonly uses: readonly Use[];
};

/** The place of the test that a call belongs to: what is called between two tests prepares the later one. */
const placeOf = ({ tests }: Observed, { at }: Use): number => {
  const next = tests.findIndex(({ end }) => end >= at);
  return next < 0 ? tests.length - 1 : next;
};

/**
 * Whether a test may need the grant: during it, before it (what prepares one test may prepare all that follow), or
 * after it, as long as the next one runs: streams and queues come late.
 */
export const touches = (observed: readonly Observed[], test: Timed, grant: Grant): boolean => {
  const known = observed.find(({ file }) => file === test.file);
  const own = known?.tests.indexOf(test) ?? -1;
  return (known?.uses ?? []).some((use) => {
    if (!known || !needs(grant, use)) return false;
    const place = placeOf(known, use);
    const isBefore = use.at < (known.tests[place]?.start ?? 0);
    return place === own || place === own + 1 || (isBefore && place < own);
  });
};

/** How much of what the function can do a test shows: its different calls. */
const varietyOf = (uses: readonly Use[]): number =>
  new Set(uses.map(({ service, action, end }) => `${service} ${action} ${end}`)).size;

/**
 * The tests during which the function used the grant, the quickest first; for what leaves no line of its own, those
 * first that show most of the function. What was called between two tests counts for both.
 */
export const testsUsing = (grant: Grant, observed: readonly Observed[]): Timed[] => {
  const found = new Map<Timed, Use[]>();
  for (const known of observed) {
    for (const use of known.uses.filter((one) => needs(grant, one))) {
      const place = placeOf(known, use);
      for (const test of [known.tests[place], known.tests[place - 1]])
        if (test) found.set(test, [...(found.get(test) ?? []), use]);
    }
  }
  const took = ({ start, end }: Timed) => end - start;
  const isQuickest = !/^(s3|execute-api):/.test(grant.action);
  const variety = (test: Timed) => (isQuickest ? 0 : varietyOf(found.get(test) ?? []));
  return [...found.keys()].sort((one, other) => variety(other) - variety(one) || took(one) - took(other));
};
