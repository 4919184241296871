/** After a deployment its alarms are watched: one that rang before says nothing of it. */
import { expect, test } from 'vitest';
import { looksIn, watch } from '../../../../bin/deploy/watch.ts';

const told = (...answers: string[][]) => {
  const seen: string[] = [];
  return {
    seen,
    read: async () => {
      seen.push('read');
      return answers.shift() ?? [];
    },
    pause: async () => seen.push('pause'),
  };
};

test('an alarm that begins to ring ends the watch at once, and is named', async () => {
  const { seen, ...one } = told([], ['ApiServerErrors', 'QueueStuck'], []);
  await expect(watch(['QueueStuck'], { ...one, looks: 5 })).rejects.toThrow(
    'It rings since this deployment: ApiServerErrors.',
  );
  expect(seen).toEqual(['pause', 'read', 'pause', 'read']);
});

test('silence, and what rang before, lets the deployment pass after the last look', async () => {
  const { seen, ...one } = told(['QueueStuck'], ['QueueStuck'], []);
  await watch(['QueueStuck'], { ...one, looks: 3 });
  expect(seen.filter((what) => what === 'read')).toHaveLength(3);
});

test('it lasts ten minutes, or as many as are asked for', () => {
  expect([looksIn(), looksIn('0'), looksIn('3')]).toEqual([20, 0, 6]);
  for (const wrong of ['-1', 'x', '100', '', '1.5']) expect(() => looksIn(wrong)).toThrow('how many minutes');
});
