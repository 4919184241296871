import { basename } from 'node:path';
import * as z from 'zod/mini';
import type { Call } from './emulator.ts';
import type { Grant } from './roles.ts';

/** The grant that a call of the function with that key needed; without `end` the resource is not recorded. */
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

/** The needs of a DynamoDB call: action, and the end of the resource's name. */
const tablesOf = ({ operation, parameters }: Call): { action: string; end: string }[] => {
  if (operation === 'TransactWriteItems')
    return transactSchema.parse(parameters.TransactItems).flatMap((item) =>
      Object.entries(item).map(([kind, { TableName }]) => ({
        action: inTransaction[kind] ?? kind,
        end: `table/${TableName}`,
      })),
    );
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem')
    return Object.keys(tableItems.parse(parameters.RequestItems)).map((table) => ({
      action: operation,
      end: `table/${table}`,
    }));
  const index = parameters.IndexName ? `/index/${parameters.IndexName}` : '';
  return [{ action: operation, end: `table/${parameters.TableName}${index}` }];
};

/** Calls about unknown tables need no grant. */
export const usesOf = (call: Call): Use[] => {
  const { key, service, operation, at } = call;
  if (service !== 'dynamodb') return [{ key, service, action: operation, at }];
  return tablesOf(call).map((table) => ({ key, service, at, ...table }));
};

/** Services whose calls are not all recorded: signed forms, sockets. A secret is read once per process. */
const isSilent = (service: string): boolean => /^(ssm|s3|execute-api)$/.test(service);

/** True when that use by the grant's function needs the grant; for a service without records any use may. */
const needs = ({ action, resource, owner }: Grant, use: Use): boolean => {
  if (use.key !== owner.key) return false;
  const [service = '', operation = ''] = action.split(':');
  if (isSilent(service)) return true;
  if (service !== use.service) return false;
  if (service === 'cognito-idp') return operation === use.action;
  return service !== 'dynamodb' || (operation === use.action && resource.endsWith(use.end ?? '/'));
};

/** A test with its start and end (milliseconds) in its file. */
export type Timed = {
  readonly file: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
};
/** Its name in the page of the run. */
export const titleOf = ({ file, name }: Timed): string =>
  `\`${basename(file)}\`: ${name.replaceAll(' > ', ' ')}`;

export type Observed = {
  readonly file: string;
  readonly tests: readonly Timed[];
  readonly uses: readonly Use[];
};

/** The index of the test that a call belongs to: calls between two tests prepare the later one. */
const placeOf = ({ tests }: Observed, { at }: Use): number => {
  const next = tests.findIndex(({ end }) => end >= at);
  return next < 0 ? tests.length - 1 : next;
};

/**
 * True when the test may need the grant: during it, before it (preparations may serve all later tests), or after it
 * until the next one ends, because streams and queues are late.
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

/** The variety of the function's different calls during a test. */
const varietyOf = (uses: readonly Use[]): number =>
  new Set(uses.map(({ service, action, end }) => `${service} ${action} ${end}`)).size;

/**
 * The tests that a use may belong to, the most likely last: the previous one (streams and queues are late), then its
 * own.
 */
const testsOf = (known: Observed, use: Use): Timed[] => {
  const place = placeOf(known, use);
  // Preparations of a whole file run before each of its tests.
  if (place === 0 && use.at < (known.tests[0]?.start ?? 0)) return [...known.tests];
  return known.tests.slice(Math.max(place - 1, 0), place + 1);
};

/** The number of words that the names of a test's file and of the grant's function share. */
const sharedWords = ({ file }: Timed, { owner: { name } }: Grant): number => {
  const singular = (word: string) => word.toLowerCase().replace(/s$/, '');
  const words = name.split(/(?=[A-Z])/).map(singular);
  return basename(file, '.test.ts')
    .split('-')
    .filter((word) => words.includes(singular(word))).length;
};

/**
 * The tests during which the function used the grant: first those whose file is named like the function or cannot start
 * without the grant, then the quickest; for unrecorded calls those with the most variety.
 */
export const testsUsing = (grant: Grant, observed: readonly Observed[]): Timed[] => {
  const found = new Map<Timed, Use[]>();
  const ranks = new Map<Timed, number>();
  for (const known of observed) {
    for (const use of known.uses.filter((one) => needs(grant, one))) {
      const tests = testsOf(known, use);
      const isPreparing = use.at < (known.tests[0]?.start ?? 0);
      for (const test of tests) {
        found.set(test, [...(found.get(test) ?? []), use]);
        const isOwn = test === tests.at(-1);
        ranks.set(test, Math.max(ranks.get(test) ?? 0, isPreparing ? 2 : Number(isOwn)));
      }
    }
  }
  const took = ({ start, end }: Timed) => end - start;
  const isQuickest = !/^(s3|execute-api):/.test(grant.action);
  const rank = (test: Timed) =>
    sharedWords(test, grant) +
    ((isQuickest ? ranks.get(test) : undefined) ?? varietyOf(found.get(test) ?? []));
  return [...found.keys()].sort((one, other) => rank(other) - rank(one) || took(one) - took(other));
};
