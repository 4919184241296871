/**
 * The way back may cross commits that added a table, bucket or queue. CloudFormation keeps an export while another
 * stack imports it, but an older data stack, which is deployed first, no longer has that export.
 */
import { describe, expect, test } from 'vitest';
import { stackNames } from '#lib/stage.ts';
import { readingsIn } from '../../bin/deploy/upstream.ts';
import { stacksOf } from '../support/template.ts';

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
});
