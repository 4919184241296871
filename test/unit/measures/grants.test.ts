import { describe, expect, it } from 'vitest';
import { nextBatch, openOf } from '#test/measures/grants/attempt.ts';
import { grantsPage, toldIn } from '#test/measures/grants/page.ts';
import { continued, forgetChanged, type GrantsRecord } from '#test/measures/grants/record.ts';
import { type Grant, grantsOf, nameOf, type RolePolicy, withoutGrant } from '#test/measures/grants/roles.ts';
import { usesOf } from '#test/measures/grants/uses.ts';

const table = (name: string) => `arn:aws:dynamodb:eu-west-3:0:table/${name}`;
const ownerOf = (name: string, Action: string[], Resource: string[]): RolePolicy => {
  const document = { Statement: [{ Effect: 'Allow', Action, Resource }] };
  return {
    name,
    functionName: name,
    logGroup: name,
    timeout: 10,
    key: `key of ${name}`,
    role: name,
    policy: name,
    document,
  };
};

const both = ['dynamodb:GetItem', 'dynamodb:PutItem'];
const read = ownerOf('Read', both, [table('Orders'), table('Parts')]);

describe('a removed grant', () => {
  const [first] = grantsOf([read]);
  it('is one action on one resource; all others are kept', () => {
    expect(grantsOf([read])).toHaveLength(4);
    expect(first).toMatchObject({ action: 'dynamodb:GetItem', resource: table('Orders') });
    const document = first && withoutGrant(read.document, first);
    expect(document?.Statement).toEqual([
      { Effect: 'Allow', Action: ['dynamodb:PutItem'], Resource: [table('Orders'), table('Parts')] },
      { Effect: 'Allow', Action: ['dynamodb:GetItem'], Resource: [table('Parts')] },
    ]);
  });

  it('is never one that the emulator does not enforce', () => {
    const byAws = ['logs:PutLogEvents', 'dynamodb:GetRecords', 'sqs:ReceiveMessage', 'xray:PutTraceSegments'];
    expect(grantsOf([ownerOf('Stream', byAws, ['*'])])).toEqual([]);
    const letters = ownerOf(
      'Push',
      ['sqs:SendMessage'],
      ['arn:aws:sqs:eu-west-3:0:live-DeadLetters', 'arn:mail'],
    );
    expect(grantsOf([letters]).map(({ resource }) => resource)).toEqual(['arn:mail']);
    const look = 'sqs:GetQueueAttributes';
    expect(grantsOf([ownerOf('Consumer', [look, 'sqs:ReceiveMessage'], ['arn:mail'])])).toEqual([]);
    expect(grantsOf([ownerOf('SweepIssues', [look], ['arn:live-DeadLetters'])])).toHaveLength(1);
    const senders = ['*', 'arn:aws:ses:eu-west-3:0:configuration-set/Set'];
    expect(grantsOf([ownerOf('Mail', ['ses:SendRawEmail'], senders)])).toHaveLength(1);
  });
});

const call = (name: string, operation: string, parameters: Record<string, unknown>, at: number) =>
  usesOf({ service: 'dynamodb', operation, key: `key of ${name}`, at, parameters });
const timed = (file: string, name: string, end: number, took = 10) => ({
  file,
  name,
  start: end - took,
  end,
});

describe('the test that should fail without a grant', () => {
  const observed: GrantsRecord['observed'] = [
    {
      file: 'a',
      since: 0,
      hash: '',
      tests: [timed('a', 'slow', 100, 90), timed('a', 'quick', 110)],
      uses: [
        ...call('Read', 'GetItem', { TableName: 'Orders' }, 105),
        ...call('Read', 'TransactWriteItems', { TransactItems: [{ Put: { TableName: 'Parts' } }] }, 50),
      ],
    },
    {
      file: 'b',
      since: 0,
      hash: '',
      tests: [timed('b', 'only', 200)],
      uses: [
        ...call('Read', 'BatchGetItem', { RequestItems: { Orders: {} } }, 195),
        ...call('Write', 'PutItem', { TableName: 'Orders' }, 195),
      ],
    },
    {
      file: 'c',
      since: 0,
      hash: '',
      tests: [timed('c', 'only', 300)],
      uses: [
        ...call('Write', 'GetItem', { TableName: 'Orders' }, 295),
        ...call('Read', 'GetItem', { TableName: 'Orders' }, 295),
      ],
    },
  ];
  const record: GrantsRecord = { code: '', shop: '', observed, alone: [], tried: {} };
  const write = ownerOf('Write', both, [table('Orders')]);
  const grants = grantsOf([read, write]);
  const grant = (owner: string, action: string, resource: string): Grant[] =>
    grants.filter(
      (one) => one.owner.name === owner && one.action.endsWith(action) && one.resource === table(resource),
    );

  it('is the quickest during which the function used it, on that table, or the one before', () => {
    const candidates = (...wanted: Grant[]) =>
      openOf(record, wanted, new Map()).map((open) => open.candidates.map(({ name }) => name));
    expect(candidates(...grant('Read', 'GetItem', 'Orders'))).toEqual([['quick', 'only', 'slow']]);
    expect(candidates(...grant('Read', 'PutItem', 'Parts'))).toEqual([['slow']]);
    expect(candidates(...grant('Read', 'PutItem', 'Orders'))).toEqual([[]]);
  });

  it('is first the one whose file is named like the function', () => {
    const signUp = ownerOf('HttpSignUp', ['dynamodb:GetItem'], [table('Orders')]);
    const asked = ['orders', 'accounts-sign-up'].map((name, index) => ({
      ...{
        file: `${name}.test.ts`,
        since: 0,
        hash: '',
        uses: call('HttpSignUp', 'GetItem', { TableName: 'Orders' }, 15),
      },
      tests: [timed(`${name}.test.ts`, name, 20, index + 5)],
    }));
    const [open] = openOf({ ...record, observed: asked }, grantsOf([signUp]), new Map());
    expect(open?.candidates.map(({ name }) => name)).toEqual(['accounts-sign-up', 'orders']);
  });

  it('is first the one that noticed it in the last run', () => {
    const reading = grant('Read', 'GetItem', 'Orders');
    const told = reading.map((one) => ({ grant: nameOf(one), noticed: '`c`: only', day: '2026-11-21' }));
    const missed = { grant: 'Read: GetItem', day: '2026-11-20' };
    const known = toldIn(grantsPage([...told, missed, { grant: 'Read: Query' }]));
    expect([...known.values()]).toEqual([...told, missed, { grant: 'Read: Query' }]);
    const [open] = openOf(record, reading, known);
    expect(open?.candidates.map(({ file }) => file)).toEqual(['c', 'a', 'a']);
    // It waits for a batch in which that test fits, instead of asking another one.
    const getting = openOf(record, grant('Write', 'GetItem', 'Orders'), new Map());
    expect(nextBatch(record, [...getting, ...(open ? [open] : [])])).toHaveLength(1);
  });

  it('shares its batch only with tests of other files that use none of its grants', () => {
    const [reading = [], putting = [], getting = []] = [
      grant('Read', 'GetItem', 'Orders'),
      grant('Write', 'PutItem', 'Orders'),
      grant('Write', 'GetItem', 'Orders'),
    ];
    const batch = nextBatch(record, openOf(record, [...reading, ...putting, ...getting], new Map()));
    expect(batch.map(({ grant: { owner, action }, test }) => [owner.name, action, test.file])).toEqual([
      ['Read', 'dynamodb:GetItem', 'a'],
      ['Write', 'dynamodb:PutItem', 'b'],
    ]);
  });

  it('shares its file only where a function lacks a secret, and never with its preparation', () => {
    const owner = (name: string) => ownerOf(name, ['ssm:GetParameter'], ['arn:secret']);
    const [setUp, first, second, third] = [owner('SetUp'), owner('First'), owner('Second'), owner('Third')];
    const used = ({ key }: RolePolicy, at: number) => ({ key, service: 'lambda', action: 'Invoke', at });
    const file = {
      file: 'd',
      since: 0,
      hash: '',
      tests: [timed('d', 'one', 20), timed('d', 'two', 40), timed('d', 'three', 60)],
      uses: [used(setUp, 5), used(first, 15), used(second, 35), used(third, 55)],
    };
    const alone = { ...record, observed: [file] };
    const batchOf = (...roles: RolePolicy[]) =>
      nextBatch(alone, openOf(alone, grantsOf(roles), new Map())).map(({ test }) => test.name);
    expect(batchOf(first, second, third)).toEqual(['one', 'three']);
    expect(batchOf(setUp, second, third)).toEqual(['one']);
    const sending = [first, third].map(({ name }) => ownerOf(name, ['s3:GetObject'], ['arn:papers']));
    expect(batchOf(...sending)).toEqual(['one']);
  });
});

describe('the record of a run', () => {
  const seen = (file: string) => ({
    ...{ file, since: 0, hash: `hash of ${file}`, uses: [] },
    tests: [timed(file, 'works', 10)],
  });
  const tried = {
    'Read: GetItem': { noticed: '`one.test.ts`: works', day: '2026-11-30' },
    'Read: PutItem': { noticed: '`two.test.ts`: works', day: '2026-11-30' },
    'Read: Query': { day: '2026-11-30' },
  };
  const observed = [seen('one.test.ts'), seen('two.test.ts')];
  const taken = [{ role: 'Read', policy: 'Read', document: read.document }];
  const alone = ['`one.test.ts`: works', '`two.test.ts`: works'];
  const record: GrantsRecord = { code: 'code', shop: 'shop', observed, alone, tried, taken };
  const empty = { observed: [], alone: [], tried: {} };

  it('goes on with the same code, and puts back only the policies of the same shop', () => {
    expect(continued(record, 'code', 'shop')).toEqual(record);
    expect(continued(record, 'code', 'other')).toEqual({ ...record, shop: 'other', taken: undefined });
    expect(continued(record, 'new', 'shop')).toEqual({ ...record, code: 'new', ...empty });
    expect(continued(undefined, 'new', 'shop')).toEqual({ code: 'new', shop: 'shop', ...empty });
  });

  it('forgets what it knows of a file that has changed', () => {
    const known = structuredClone(record);
    forgetChanged(
      known,
      new Map([
        ['one.test.ts', 'hash of one.test.ts'],
        ['two.test.ts', 'new'],
      ]),
    );
    expect(known.observed.map(({ file }) => file)).toEqual(['one.test.ts']);
    expect(known.alone).toEqual(['`one.test.ts`: works']);
    expect(Object.keys(known.tried)).toEqual(['Read: GetItem', 'Read: Query']);
  });
});
