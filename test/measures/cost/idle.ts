import * as z from 'zod/mini';
import { issueKinds, metricOf } from '#domain/issues.ts';
import { bells, standingStill, sweepRun } from '#domain/ops/alarms.ts';
import { type Resource, stacksOf } from '#test/support/template.ts';
import { free, prices } from './prices.ts';

const minutesAMonth = 30 * 24 * 60;

const all = (type: string): Resource[] => Object.values(stacksOf('prod')).flatMap((one) => one.ofType(type));

const mapping = z.object({ EventSourceArn: z.unknown(), ScalingConfig: z.optional(z.unknown()) });
const schedule = z.object({ ScheduleExpression: z.string() });
const metrics = z.object({ Metrics: z.optional(z.array(z.object({ MetricStat: z.optional(z.unknown()) }))) });
const filter = z.object({ MetricTransformations: z.array(z.object({ MetricName: z.string() })) });
const firewall = z.object({ Rules: z.array(z.unknown()) });
const target = z.object({ Targets: z.array(z.object({ Arn: z.unknown() })) });

/** Three long polls a minute by each poller: two while the queue is idle, five where a mapping has a maximum. */
const pollsOf = ({ Properties }: Resource, idle: number): number =>
  (mapping.parse(Properties).ScalingConfig ? 5 : idle) * 3 * minutesAMonth;

const runsOf = ({ Properties }: Resource): number => {
  const [, count, unit] =
    /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule.parse(Properties).ScheduleExpression) ?? [];
  const minutes = { minute: 1, hour: 60, day: 1440 }[unit ?? ''];
  if (!minutes) throw new Error('a schedule without a known rate');
  return minutesAMonth / (Number(count) * minutes);
};

const metricsOf = ({ Properties }: Resource): number =>
  metrics.parse(Properties).Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1;

/** What a month without a visitor counts, from the templates of a stage with customers. */
export const idleCounts = () => {
  const queues = all('AWS::Lambda::EventSourceMapping').filter(
    ({ Properties }) => !JSON.stringify(Properties).includes('StreamArn'),
  );
  const rules = all('AWS::Events::Rule').filter(({ Properties }) => target.safeParse(Properties).success);
  const own = new Set([...issueKinds.map(metricOf), ...bells, standingStill, sweepRun]);
  const filtered = new Set(
    all('AWS::Logs::MetricFilter').flatMap(({ Properties }) =>
      filter.parse(Properties).MetricTransformations.map(({ MetricName }) => MetricName),
    ),
  );
  const polls = (idle: number) => queues.reduce((sum, one) => sum + pollsOf(one, idle), 0);
  return {
    queues: queues.length,
    polls: polls(2),
    mostPolls: polls(5),
    schedules: rules.length,
    runs: rules.reduce((sum, one) => sum + runsOf(one), 0),
    alarms: all('AWS::CloudWatch::Alarm').length,
    alarmMetrics: all('AWS::CloudWatch::Alarm').reduce((sum, one) => sum + metricsOf(one), 0),
    /** Written each five minutes; those of bells and filters only when there is a reason. */
    customMetrics: own.size - bells.length,
    rareMetrics: bells.length + filtered.size,
    dashboards: all('AWS::CloudWatch::Dashboard').length,
    keys: all('AWS::KMS::Key').length,
    firewallRules: all('AWS::WAFv2::WebACL').map(({ Properties }) => firewall.parse(Properties).Rules.length),
  };
};

/** Units beyond the free ones. */
const beyond = (count: number, without: number): number => Math.max(0, count - without);

/** The lines of an idle month: what there is, and what it costs. */
export const idleLines = () => {
  const counts = idleCounts();
  /** A sweep of an empty shop: six queries of one read unit, 0.2 s of 512 MB. */
  const seconds = counts.runs * 0.1;
  return [
    [
      `${counts.alarms} alarms on ${counts.alarmMetrics} metrics`,
      beyond(counts.alarmMetrics, free.alarmMetrics) * prices.alarmMetric,
    ],
    [
      `polls of ${counts.queues} queues, ${(counts.polls / 1e6).toFixed(2)} million`,
      beyond(counts.polls, free.queueRequests) * prices.queueRequest,
    ],
    [
      `${counts.customMetrics} metrics of our own, and ${counts.rareMetrics} that something rare writes`,
      beyond(counts.customMetrics, free.customMetrics) * prices.customMetric,
    ],
    [
      `${counts.schedules} schedules, ${counts.runs} runs, the visit from outside among them`,
      beyond(seconds, free.lambdaSeconds) * prices.lambdaSecond +
        beyond(counts.runs, free.lambdaCalls) * prices.lambdaCall,
    ],
    ['read units of the sweeps, six a run', counts.runs * 6 * prices.readUnit],
    [`${counts.dashboards} dashboard`, beyond(counts.dashboards, free.dashboards) * prices.dashboard],
    [`${counts.keys} keys of our own`, counts.keys * prices.key],
  ] as const;
};

export const idleCost = (): number => idleLines().reduce((sum, [, cost]) => sum + cost, 0);

/** Not in the idle month: what a stage with customers adds. */
export const extras = () => {
  const rules = idleCounts().firewallRules;
  const wall = rules.reduce((sum, count) => sum + prices.firewall + count * prices.firewallRule, 0);
  return { firewall: wall, domain: prices.domain };
};
