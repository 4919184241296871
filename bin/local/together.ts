/** All at once, and all ended before a failure is told: nothing goes on starting while the rest is being stopped. */
export const together = async <Results extends readonly unknown[]>(
  promises: readonly [...{ [Index in keyof Results]: Promise<Results[Index]> }],
): Promise<Results> => {
  await Promise.allSettled(promises);
  return Promise.all(promises);
};
