/** A stack is updated when something that it reads of another has changed, although its template is the same. */
import { describe, expect, test } from 'vitest';
import { readingsIn, upstreamOf } from '../../../../bin/deploy/upstream.ts';

const outputOf = (StackName: string, OutputName: string) => ({
  'Fn::GetStackOutput': { StackName, OutputName },
});
const template = {
  Resources: {
    Function: {
      Properties: { Environment: { Variables: { ORDERS: outputOf('data', 'OrdersTable'), STAGE: 'dev' } } },
    },
    Policy: { Properties: { Resource: [{ 'Fn::Join': ['/', [outputOf('data', 'OrdersArn'), '*']] }] } },
    Alarm: { Properties: { Dimensions: [outputOf('api', 'PayFunction')] } },
  },
};
const now = {
  data: { OrdersTable: 'orders-1', OrdersArn: 'arn:orders-1', Other: 'x' },
  api: { PayFunction: 'pay-1' },
};

test('a template tells what it reads, at any depth', () => {
  expect(readingsIn(template).map(({ StackName, OutputName }) => `${StackName} ${OutputName}`)).toEqual([
    ...['data OrdersTable', 'data OrdersArn', 'api PayFunction'],
  ]);
});

describe('the tag of a stack', () => {
  const tagWith = (change: Partial<Record<keyof typeof now, object>>) => {
    const outputs = new Map<string, Readonly<Record<string, string>>>(
      Object.entries(now).map(([stack, own]) => [
        stack,
        { ...own, ...change[stack === 'data' ? 'data' : 'api'] },
      ]),
    );
    return upstreamOf(template, async (stack) => outputs.get(stack));
  };

  test('changes with a replaced table, its other names, and a replaced function', async () => {
    const before = await tagWith({});
    const after = [
      await tagWith({ data: { OrdersTable: 'orders-2' } }),
      await tagWith({ data: { OrdersArn: 'arn:orders-2' } }),
      await tagWith({ api: { PayFunction: 'pay-2' } }),
    ];
    expect(new Set([before, ...after]).size).toBe(4);
  });

  test('stays when nothing that the template reads has changed, so that the same commit changes nothing', async () => {
    const before = await tagWith({});
    expect(await tagWith({})).toBe(before);
    expect(await tagWith({ data: { Other: 'y', New: 'z' }, api: { New: 'z' } })).toBe(before);
    expect(before).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is the same before and after a stack that is not there yet is asked for', async () => {
    expect(await upstreamOf(template, async () => undefined)).toMatch(/^[0-9a-f]{32}$/);
  });
});
