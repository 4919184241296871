/** The arguments of cdk in a deployment. */
import { expect, test } from 'vitest';
import { deployArguments } from '../../../../bin/deploy/cdk.ts';

test('a stack adopts existing resources of the same name only when requested', () => {
  expect(deployArguments(['data'], { takesOver: true })).toContain('--import-existing-resources');
  expect(deployArguments(['api'], { tags: { stage: 'dev', outputs: 'a1' } }).slice(-4)).toEqual([
    ...['--tags', 'stage=dev'],
    ...['--tags', 'outputs=a1'],
  ]);
  expect(deployArguments(['edge'], { parameters: ['edge:A=1'] }).slice(-3)).toEqual([
    'never',
    '--parameters',
    'edge:A=1',
  ]);
});
