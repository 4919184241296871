/** Runs the erasure from its source through a proxy before the emulator; one call fails in each run. */
import { inject } from 'vitest';
import type { handler as erase } from '#lambdas/accounts/erase-idle.handler.ts';
import { parameterNames } from '#lib/stage.ts';
import { startFaultProxy } from '#test/support/faults/proxy.ts';
import { setVariables } from '#test/support/from-source.ts';
import { tableVariables } from '#test/support/rows.ts';
import { outputOf } from '../../../bin/local/deploy.ts';

const variables = (endpoint: string) => {
  const { outputs, payments } = inject('shop');
  return {
    AWS_ENDPOINT_URL: endpoint,
    ...tableVariables(),
    REPORTS_BUCKET: outputOf(outputs, 'ReportsBucket'),
    ARCHIVES_BUCKET: outputOf(outputs, 'ArchivesBucket'),
    USER_POOL_ID: outputOf(outputs, 'UserPoolId'),
    USER_POOL_CLIENT_ID: outputOf(outputs, 'UserPoolClientId'),
    // The run also continues the erasures of persons studied that another test has left open.
    STRIPE_KEY_PARAMETER: parameterNames('local').stripeKey,
    STRIPE_API: payments,
  };
};

/** More than the calls of an erasure. */
const mostRuns = 200;

/**
 * Erases an account, or all that are due, repeatedly: the first run fails at its first call, the second at its second, with or without that
 * call's effect, until a run has fewer calls. Returns the number of failed runs.
 */
export const eraseThroughFaults = async (event: Parameters<typeof erase>[0]): Promise<number> => {
  const { emulator } = inject('shop');
  const proxy = await startFaultProxy({ aws: emulator, stripe: emulator });
  const takeBack = setVariables(variables(proxy.aws));
  const { handler } = await import('#lambdas/accounts/erase-idle.handler.ts');
  try {
    for (let failed = 0; failed < mostRuns; failed += 1) {
      let calls = 0;
      proxy.rule(() => {
        calls += 1;
        if (calls !== failed + 1) return undefined;
        return failed % 2 === 0 ? 'refuse' : 'crash';
      });
      const isOver = await handler(event).then(
        () => true,
        () => false,
      );
      if (isOver) return failed;
    }
    throw new Error(`not over after ${mostRuns} runs`);
  } finally {
    takeBack();
    await proxy.stop();
  }
};
