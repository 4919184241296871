import { describe, expect, it } from 'vitest';
import { nextBatch, openOf } from '../../bin/grants/attempt.ts';
import type { GrantsRecord } from '../../bin/grants/record.ts';
import { type Grant, grantsOf, type RolePolicy, withoutGrant } from '../../bin/grants/roles.ts';
import { usesOf } from '../../bin/grants/uses.ts';

const table = (name: string) => `arn:aws:dynamodb:eu-west-3:0:table/${name}`;
const ownerOf = (name: string, Action: string[], Resource: string[]): RolePolicy => {
  const document = { Statement: [{ Effect: 'Allow', Action, Resource }] };
  return { name, functionName: name, timeout: 10, key: `key of ${name}`, role: name, policy: name, document };
};

const both = ['dynamodb:GetItem', 'dynamodb:PutItem'];
const read = ownerOf('Read', both, [table('Orders'), table('Parts')]);

describe('a grant that is taken away', () => {
  const [first] = grantsOf([read]);
  it('is one action on one resource; all others stay', () => {
    expect(grantsOf([read])).toHaveLength(4);
    expect(first).toMatchObject({ action: 'dynamodb:GetItem', resource: table('Orders') });
    const document = first && withoutGrant(read.document, first);
    expect(document?.Statement).toEqual([
      { Effect: 'Allow', Action: ['dynamodb:PutItem'], Resource: [table('Orders'), table('Parts')] },
      { Effect: 'Allow', Action: ['dynamodb:GetItem'], Resource: [table('Parts')] },
    ]);
  });

  it('is never one that AWS itself uses in the function’s name', () => {
    const byAws = ['logs:PutLogEvents', 'dynamodb:GetRecords', 'sqs:ReceiveMessage', 'xray:PutTraceSegments'];
    expect(grantsOf([ownerOf('Stream', byAws, ['*'])])).toEqual([]);
    const letters = ownerOf(
      'Push',
      ['sqs:SendMessage'],
      ['arn:aws:sqs:eu-west-3:0:live-DeadLetters', 'arn:mail'],
    );
    expect(grantsOf([letters]).map(({ resource }) => resource)).toEqual(['arn:mail']);
  });
});

const call = (name: string, operation: string, parameters: Record<string, unknown>, at: number) =>
  usesOf({ service: 'dynamodb', operation, key: `key of ${name}`, at, parameters });
const timed = (file: string, name: string, end: number, took = 10) => ({ file, name, end, took });

describe('the test that is to miss a grant', () => {
  const observed: GrantsRecord['observed'] = [
    {
      file: 'a',
      hash: '',
      tests: [timed('a', 'slow', 100, 90), timed('a', 'quick', 110)],
      uses: [
        ...call('Read', 'GetItem', { TableName: 'Orders' }, 105),
        ...call('Read', 'TransactWriteItems', { TransactItems: [{ Put: { TableName: 'Parts' } }] }, 50),
      ],
    },
    {
      file: 'b',
      hash: '',
      tests: [timed('b', 'only', 200)],
      uses: [
        ...call('Read', 'BatchGetItem', { RequestItems: { Orders: {} } }, 195),
        ...call('Write', 'PutItem', { TableName: 'Orders' }, 195),
      ],
    },
    {
      file: 'c',
      hash: '',
      tests: [timed('c', 'only', 300)],
      uses: [
        ...call('Write', 'GetItem', { TableName: 'Orders' }, 295),
        ...call('Read', 'GetItem', { TableName: 'Orders' }, 295),
      ],
    },
  ];
  const record: GrantsRecord = { deployment: '', observed, alone: {}, tried: {} };
  const write = ownerOf('Write', both, [table('Orders')]);
  const grants = grantsOf([read, write]);
  const grant = (owner: string, action: string, resource: string): Grant[] =>
    grants.filter(
      (one) => one.owner.name === owner && one.action.endsWith(action) && one.resource === table(resource),
    );

  it('is the quickest during which the function did it, on that table, or the one before', () => {
    const candidates = (...wanted: Grant[]) =>
      openOf(record, wanted).map((open) => open.candidates.map(({ name }) => name));
    expect(candidates(...grant('Read', 'GetItem', 'Orders'))).toEqual([['quick', 'only', 'slow']]);
    expect(candidates(...grant('Read', 'PutItem', 'Parts'))).toEqual([['slow']]);
    expect(candidates(...grant('Read', 'PutItem', 'Orders'))).toEqual([[]]);
  });

  it('shares its turn only with those of other files that use no grant of each other', () => {
    const [reading = [], putting = [], getting = []] = [
      grant('Read', 'GetItem', 'Orders'),
      grant('Write', 'PutItem', 'Orders'),
      grant('Write', 'GetItem', 'Orders'),
    ];
    const batch = nextBatch(record, openOf(record, [...reading, ...putting, ...getting]));
    expect(batch.map(({ grant: { owner, action }, test }) => [owner.name, action, test.file])).toEqual([
      ['Read', 'dynamodb:GetItem', 'a'],
      ['Write', 'dynamodb:PutItem', 'b'],
    ]);
  });
});
