/** A stack that takes no update stops a deployment before its first change, with what leads out of it. */
import { expect, test } from 'vitest';
import { stuckText } from '../../../../bin/deploy/stuck.ts';

const stood = (status: string) => ({ name: 'quatre-sagesses-dev-api', region: 'eu-west-3', status });

test('a failed rollback names the command that repeats it', () => {
  expect(stuckText(stood('UPDATE_ROLLBACK_FAILED'))).toContain(
    'aws cloudformation continue-update-rollback --stack-name quatre-sagesses-dev-api --region eu-west-3 ',
  );
});

test.each(['UPDATE_IN_PROGRESS', 'UPDATE_ROLLBACK_IN_PROGRESS', 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS'])(
  '%s is waited for',
  (status) => {
    expect(stuckText(stood(status))).toBe(
      `quatre-sagesses-dev-api is being changed (${status}): wait until that has ended.`,
    );
  },
);

test.each([
  '',
  'CREATE_COMPLETE',
  'UPDATE_COMPLETE',
  'UPDATE_ROLLBACK_COMPLETE',
  'ROLLBACK_COMPLETE',
  'REVIEW_IN_PROGRESS',
])('«%s» stops nothing', (status) => {
  expect(stuckText(stood(status))).toBeUndefined();
});
