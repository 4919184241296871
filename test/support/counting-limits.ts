import type { Limit } from '#domain/limits.ts';

/** Limits that record each use by name and subject; `isFull` makes the limits of mails refuse. */
export const countingLimits = (counted: string[], isFull: (name: string) => boolean = () => false) => ({
  waitFor: async ({ name }: Limit, subject: string) => {
    counted.push(`${name} ${subject}`);
    return 0;
  },
  allows: async ({ name }: Limit, subject: string) => counted.push(`${name} ${subject}`) > 0 && !isFull(name),
  giveBack: async ({ name }: Limit, subject: string) => void counted.push(`${name} back ${subject}`),
});
