import { Duration } from 'aws-cdk-lib';
import { MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import {
  type Bell,
  bells,
  failedRun,
  refusedCall,
  standingStill,
  sweepRun,
  throttledCall,
} from '../domain/ops/alarms.ts';
import type { ApiStack } from '../stacks/api-stack.ts';
import type { Stage } from '../stage.ts';
import { type AlarmBell, countedLines, shopMetric } from './alarm-bell.ts';
import { ScheduledFunction } from './scheduled-function.ts';
import { Sweep } from './sweep.ts';

type CustomerAlarmsProps = { readonly stage: Stage; readonly api: ApiStack; readonly bell: AlarmBell };

/** The age of a stream's oldest change that is too much. */
const late = { from: Duration.minutes(10).toMilliseconds(), periods: 2 };
/** A share says nothing of fewer calls in five minutes. */
const fewCalls = 20;

const bellImpacts: Readonly<Record<Bell, readonly [name: string, impact: string]>> = {
  money_astray: [
    'MoneyAstray',
    'A customer’s money is not where it belongs: paid for nothing, not given back, or noticed late.',
  ],
  mail_lost: [
    'MailLost',
    'A customer misses a mail, support a customer’s message, or somebody waits for what nobody can read.',
  ],
  shop_silent: [
    'ShopSilent',
    'Customers do not get through: the site does not answer from outside, or nobody buys any more.',
  ],
};

/**
 * Each metric of an alarm beyond the tenth costs money; decisions 17 and 76 explain the choice of these.
 */
export class CustomerAlarms extends Construct {
  readonly #props: CustomerAlarmsProps;

  constructor(scope: Construct, id: string, props: CustomerAlarmsProps) {
    super(scope, id);
    this.#props = props;
    for (const event of bells) {
      const [name, impact] = bellImpacts[event];
      props.bell.add(name, { metric: shopMetric(props.stage, event, 'Sum'), impact });
    }
    this.#addCounts();
    this.#addSweeps();
    this.#addFunctions();
    this.#addChannels();
    // The emulator knows no mathematics of metrics.
    if (props.stage.onAws) this.#addRefusals();
  }

  /**
   * Alarms on the counts that the sweep of issues writes every five minutes; missing values between two counts change nothing.
   */
  #addCounts(): void {
    const { stage, bell } = this.#props;
    const silence = TreatMissingData.IGNORE;
    bell.add('OrderLate', {
      metric: shopMetric(stage, 'issues_late', 'Maximum'),
      impact: 'A customer waits for a report beyond its due date, and may end the contract.',
      silence,
    });
    bell.add('OrderWaiting', {
      metric: shopMetric(stage, 'issues_waiting', 'Maximum'),
      impact:
        'A paid order comes near its due date, or nobody has taken it, or its confirmation does not leave.',
      silence,
    });
    bell.add('QueueStuck', {
      metric: shopMetric(stage, standingStill, 'Maximum'),
      impact: 'Something that a customer waits for lies in a queue and nobody works on it.',
      // An upload may just have arrived: a message is stuck when it is there in three checks in a row.
      periods: 3,
      silence,
    });
  }

  /**
   * The number of runs of all sweeps in half an hour: when one sweep stops, six are missing. What runs less often has an
   * alarm of its own, so that nothing on a schedule ends unnoticed.
   */
  #addSweeps(): void {
    const { stage, bell, api } = this.#props;
    const scheduled = api.node.root.node.findAll().filter((child) => child instanceof ScheduledFunction);
    const sweeps = scheduled.filter((child) => child instanceof Sweep);
    const runs = sweeps.length * 6;
    bell.add('SweepNotRun', {
      metric: shopMetric(stage, sweepRun, 'Sum').with({ period: Duration.minutes(30) }),
      impact: 'What was lost on the way is not brought back: payments, refunds, mails, late orders.',
      below: runs - 3,
      silence: TreatMissingData.BREACHING,
    });
    for (const { service, node } of scheduled.filter((child) => !sweeps.includes(child)))
      bell.add(`${node.id}NotRun`, {
        metric: service.fn.metricInvocations({ period: Duration.hours(1) }),
        impact: service.impact,
        below: 1,
        periods: 3,
        silence: TreatMissingData.BREACHING,
      });
  }

  #addFunctions(): void {
    const { stage, bell, api } = this.#props;
    bell.add('FunctionErrors', {
      metric: countedLines(stage, failedRun),
      impact: 'A function has failed, timed out or did not start: its description says what customers lose.',
    });
    bell.add('Throttled', {
      metric: countedLines(stage, throttledCall),
      impact: 'More is asked at once than rates and account allow: customers see an error and try again.',
      from: 10,
    });
    bell.add('StreamLate', {
      metric: api.mail.enqueue.fn.metric('IteratorAge', { statistic: 'Maximum' }),
      impact:
        'Mails leave late: the outbox’s changes are read more than ten minutes after they were written.',
      ...late,
    });
    bell.add('LiveLate', {
      metric: api.live.push.fn.metric('IteratorAge', { statistic: 'Maximum' }),
      impact: api.live.push.impact,
      ...late,
    });
  }

  #addChannels(): void {
    const { bell, api } = this.#props;
    bell.add('ApiServerErrors', {
      metric: api.http.api.metricServerError({ statistic: 'Sum' }),
      impact: 'Customers see an error of ours instead of a page that works.',
    });
  }

  #addRefusals(): void {
    const { stage, bell, api } = this.#props;
    bell.add('CallsRefused', {
      metric: new MathExpression({
        expression: `IF(calls >= ${fewCalls}, 100 * refused / calls, 0)`,
        usingMetrics: {
          calls: api.http.api.metricCount({ statistic: 'Sum' }),
          refused: countedLines(stage, refusedCall),
        },
      }),
      impact: 'Most calls are refused (403): the shop is closed to customers, or somebody tries its doors.',
      from: 50,
      periods: 2,
    });
  }
}
