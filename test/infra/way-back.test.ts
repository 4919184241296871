/**
 * The way back may cross commits that added a table, bucket or queue. CloudFormation keeps an export while another
 * stack imports it, but an older data stack, which is deployed first, no longer has that export.
 */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { alarmName, stackNames } from '#lib/stage.ts';
import { readersOf } from '../../bin/deploy/stacks.ts';
import { readingsIn } from '../../bin/deploy/upstream.ts';
import { watched } from '../../bin/deploy/watch.ts';
import { stacksOf } from '../support/template.ts';

const resource = z.looseObject({ Type: z.string() });

test('each alarm that a deployment is watched for exists', () => {
  const alarms = stacksOf('prod').monitoring.json;
  for (const name of watched) expect(alarms).toContain(`"${alarmName('prod', name)}"`);
});

test('a layer stays when another replaces it, because a way back gives it to functions again', () => {
  const layers = Object.values(stacksOf('prod')).flatMap(({ json }) =>
    Object.values(
      z.object({ Resources: z.record(z.string(), resource) }).parse(JSON.parse(json)).Resources,
    ).filter(({ Type }) => Type === 'AWS::Lambda::LayerVersion'),
  );
  expect(layers.length).toBeGreaterThan(1);
  for (const layer of layers)
    expect(layer).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
});

describe.each(['dev', 'prod', 'local'] as const)('the stacks of %s', (name) => {
  const stacks = Object.entries(stacksOf(name));

  test('import nothing from each other, so that an older stack can be deployed before newer ones', () => {
    for (const [key, { json }] of stacks) {
      expect([key, json.match(/"Fn::ImportValue"/g)]).toEqual([key, null]);
      expect([key, json.match(/"Export":/g)]).toEqual([key, null]);
    }
  });

  test('read only existing outputs from each other', () => {
    const known = new Map<string, readonly string[] | undefined>(
      Object.entries(stackNames(name)).map(([key, stack]) => [
        stack,
        stacks.find(([one]) => one === key)?.[1].outputs,
      ]),
    );
    const references = stacks.flatMap(([, { json }]) => readingsIn(JSON.parse(json)));
    expect(references.length).toBeGreaterThan(20);
    for (const { StackName, OutputName } of references) expect(known.get(StackName)).toContain(OutputName);
  });

  test('that read of others are updated when an output has changed, after those that they read', () => {
    const names = new Map<string, string>(Object.entries(stackNames(name)));
    const reading = stacks.flatMap(([key, { json }]) => {
      const from = new Set(readingsIn(JSON.parse(json)).map(({ StackName }) => StackName));
      return from.size > 0 ? [{ stack: names.get(key) ?? key, from }] : [];
    });
    const readers = readersOf(name);
    expect(reading.length).toBeGreaterThan(5);
    for (const { stack, from } of reading) {
      expect(readers).toContain(stack);
      const before = [stackNames(name).data, ...readers.slice(0, readers.indexOf(stack))];
      for (const one of from) expect([stack, before]).toEqual([stack, expect.arrayContaining([one])]);
    }
  });
});
