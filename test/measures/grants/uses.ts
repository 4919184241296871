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
/** Its name in the page of the run. */
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

/** The tests that a use may belong to, the surest last: the one before (streams and queues come late), its own. */
const testsOf = (known: Observed, use: Use): Timed[] => {
  const place = placeOf(known, use);
  // What prepares a whole file is waited for, whichever of its tests runs.
  if (place === 0 && use.at < (known.tests[0]?.start ?? 0)) return [...known.tests];
  return known.tests.slice(Math.max(place - 1, 0), place + 1);
};

/**
 * The tests during which the function used the grant: those of which the file cannot begin without it, then the
 * quickest first; for what leaves no line of its own, those that show most of the function.
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
    (isQuickest ? ranks.get(test) : undefined) ?? varietyOf(found.get(test) ?? []);
  return [...found.keys()].sort((one, other) => rank(other) - rank(one) || took(one) - took(other));
};
