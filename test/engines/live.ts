/** How long an open page that nobody touches takes to show what happened elsewhere. */

const stamped = (seen: Promise<void>): Promise<number> => seen.then(() => Date.now());

/** Notes the seconds between two moments: the sender's page confirms, and the other page shows it. */
export const liveTimes = () => {
  const times: string[] = [];
  return {
    note: async (what: string, confirmed: Promise<void>, shown: Promise<void>): Promise<void> => {
      const [sentAt, seenAt] = await Promise.all([stamped(confirmed), stamped(shown)]);
      times.push(`${what} ${(Math.max(0, seenAt - sentAt) / 1000).toFixed(1)} s`);
    },
    /** A slow machine takes longer than the two seconds of a quiet one: the times are told, and fail nothing. */
    tell: (who: string): void => console.log(`${who} shows live: ${times.join(', ')}`),
  };
};
export type LiveTimes = ReturnType<typeof liveTimes>;
