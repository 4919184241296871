import { type AlarmEvent, alarms, shopMetrics } from '#domain/ops/alarms.ts';
import { readTrace, readVariable } from '#lib/env.ts';
import { sourcePosition } from './source-position.ts';

type Level = 'info' | 'warn' | 'error';
/** Ids, codes and counts only: a log line never holds personal data or secrets. `event` is the name of the line. */
type Facts = Readonly<Record<string, string | number | boolean | undefined>> & { readonly event?: undefined };

/** Writes to stdout, because Lambda's console adds time and request id before a line, which is then not JSON. */
const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify({ ...line, trace: readTrace() })}\n`);
};

const write = (level: Level, event: string, facts: Facts) => writeLine({ level, event, ...facts });

type Counts = Readonly<Record<string, number>>;

/** CloudWatch turns each count of such a line into a metric (embedded metric format). */
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
  /** Raises an alarm. */
  alarm: (event: AlarmEvent, facts: Facts = {}) =>
    writeMetrics('error', event, facts, { [alarms[event].bell]: 1 }),
  /** Current gauges, as CloudWatch metrics. */
  counts: (event: string, counts: Counts, facts: Facts = {}) => writeMetrics('info', event, facts, counts),
};

/**
 * The class, the AWS or Stripe code and the position of an error. Its message is left out: it may quote a customer's
 * input.
 */
export const errorFacts = (error: unknown): Facts => {
  if (!(error instanceof Error)) return { error: typeof error };
  const where = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return { error: error.name, where: where && sourcePosition(where.trim()) };
};
