/** Repeats `act` while `isWorthIt` returns true, at most `rounds` times; then throws the last error. */
export const retry = async <Result>(
  act: (round: number) => Promise<Result>,
  rounds: number,
  isWorthIt: (error: unknown, round: number) => boolean | Promise<boolean>,
): Promise<Result> => {
  for (let round = 1; ; round += 1) {
    try {
      return await act(round);
    } catch (error) {
      if (round >= rounds || !(await isWorthIt(error, round))) throw error;
    }
  }
};
