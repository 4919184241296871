import { sourcePosition } from './source-position.ts';

type Level = 'info' | 'warn' | 'error';
/** Ids, codes and counts only: no personal data and no secret ever enters a log line. */
type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

const write = (level: Level, event: string, facts: Facts) =>
  console[level](JSON.stringify({ level, event, ...facts }));

export const log = {
  info: (event: string, facts: Facts = {}) => write('info', event, facts),
  warn: (event: string, facts: Facts = {}) => write('warn', event, facts),
  error: (event: string, facts: Facts = {}) => write('error', event, facts),
  /** A line that a metric filter counts: somebody must look. */
  alarm: (event: string, facts: Facts = {}) => write('error', event, { alarm: true, ...facts }),
};

/** Class and AWS or Stripe code of an error, and where it was thrown, without its message, which may quote what a customer typed. */
export const errorFacts = (error: unknown): Facts => {
  if (!(error instanceof Error)) return { error: typeof error };
  const where = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return { error: error.name, where: where && sourcePosition(where.trim()) };
};
