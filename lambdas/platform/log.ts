import { type AlarmEvent, alarms, shopMetrics } from '#domain/ops/alarms.ts';
import { readTrace, readVariable } from '#lib/env.ts';
import { sourcePosition } from './source-position.ts';

type Level = 'info' | 'warn' | 'error';
/** Ids, codes and counts only: no personal data and no secret ever enters a log line. None takes the line's own name. */
type Facts = Readonly<Record<string, string | number | boolean | undefined>> & { readonly event?: undefined };

/** Not by the console: Lambda's puts time and request before a line, which then is no JSON. */
const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify({ ...line, trace: readTrace() })}\n`);
};

const write = (level: Level, event: string, facts: Facts) => writeLine({ level, event, ...facts });

type Counts = Readonly<Record<string, number>>;

/** CloudWatch makes a metric of each count of such a line (embedded metric format). */
const writeMetrics = (level: Level, event: string, facts: Facts, counts: Counts) => {
  const { namespace, dimension } = shopMetrics;
  const metrics = Object.keys(counts).map((name) => ({ Name: name, Unit: 'Count' }));
  const directive = { Namespace: namespace, Dimensions: [[dimension]], Metrics: metrics };
  const _aws = { Timestamp: Date.now(), CloudWatchMetrics: [directive] };
  writeLine({ level, event, ...facts, [dimension]: readVariable('STAGE'), ...counts, _aws });
};

export const log = {
  info: (event: string, facts: Facts = {}) => write('info', event, facts),
  warn: (event: string, facts: Facts = {}) => write('warn', event, facts),
  error: (event: string, facts: Facts = {}) => write('error', event, facts),
  /** Somebody must look: it rings. */
  alarm: (event: AlarmEvent, facts: Facts = {}) =>
    writeMetrics('error', event, facts, { [alarms[event].bell]: 1 }),
  /** How many there are now of what is watched. */
  counts: (event: string, counts: Counts, facts: Facts = {}) => writeMetrics('info', event, facts, counts),
};

/** Class and AWS or Stripe code of an error, and where it was thrown, without its message, which may quote what a customer typed. */
export const errorFacts = (error: unknown): Facts => {
  if (!(error instanceof Error)) return { error: typeof error };
  const where = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return { error: error.name, where: where && sourcePosition(where.trim()) };
};
