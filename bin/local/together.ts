/**
 * Runs all promises in parallel and waits for all of them before it throws a failure, so that nothing starts during the
 * clean-up.
 */
export const together = async <Results extends readonly unknown[]>(
  promises: readonly [...{ [Index in keyof Results]: Promise<Results[Index]> }],
): Promise<Results> => {
  await Promise.allSettled(promises);
  return Promise.all(promises);
};
