/**
 * The way back may cross commits that added a table, bucket or queue. CloudFormation keeps an export while another
 * stack imports it, but an older data stack, which is deployed first, no longer has that export.
 */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { stackNames } from '#lib/stage.ts';
import { stacksOf } from '../support/template.ts';

const outputReference = z.object({ StackName: z.string(), OutputName: z.string() });

/** Every `Fn::GetStackOutput` below a value. */
const referencesIn = (value: unknown): z.infer<typeof outputReference>[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'Fn::GetStackOutput' ? [outputReference.parse(part)] : referencesIn(part),
  );
};

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
    const references = stacks.flatMap(([, { json }]) => referencesIn(JSON.parse(json)));
    expect(references.length).toBeGreaterThan(20);
    for (const { StackName, OutputName } of references) expect(known.get(StackName)).toContain(OutputName);
  });
});
