import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  LogQueryVisualizationType,
  LogQueryWidget,
  MathExpression,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { issueKinds, metricOf } from '../domain/issues.ts';
import { liveStage } from '../domain/live-stage.ts';
import { bells, standingStill, throttledCall } from '../domain/ops/alarms.ts';
import type { ApiStack } from '../stacks/api-stack.ts';
import { type Stage, stagePrefix } from '../stage.ts';
import { countedLines, shopMetric } from './alarm-bell.ts';
import { FunctionLogs } from './function-logs.ts';

type ShopDashboardProps = {
  readonly stage: Stage;
  readonly api: ApiStack;
  readonly alarms: readonly Alarm[];
};

const widget = { width: 12, height: 6 } as const;

/**
 * The steps of customers from payment to report, and the services behind them. It adds no metric, because those cost
 * money.
 */
export class ShopDashboard extends Construct {
  readonly #props: ShopDashboardProps;

  constructor(scope: Construct, id: string, props: ShopDashboardProps) {
    super(scope, id);
    this.#props = props;
    new Dashboard(this, 'Board', {
      dashboardName: stagePrefix(props.stage.name),
      defaultInterval: Duration.days(7),
      widgets: [
        [new AlarmStatusWidget({ title: 'What rings', alarms: [...props.alarms], width: 24, height: 3 })],
        [this.#journey(), this.#waiting()],
        [this.#mails(), this.#losses()],
        [this.#answers(), this.#errors()],
        [this.#live(), this.#tables()],
      ],
    });
  }

  /** Counted from the log: metrics of our own would cost as much as three idle shops. */
  #journey(): IWidget {
    const { api, stage } = this.#props;
    return new LogQueryWidget({
      ...widget,
      title: 'Orders paid, parts delivered, withdrawals, by day',
      logGroupNames: [FunctionLogs.of(api, stage).group.logGroupName],
      view: LogQueryVisualizationType.TABLE,
      queryLines: [
        "filter event in ['order_moved', 'part_delivered', 'withdrawn']",
        'stats count(*) as times by bin(1d) as day, event, to',
        'sort day desc',
      ],
    });
  }

  #waiting(): IWidget {
    const names = new Set(issueKinds.map(metricOf));
    const { stage } = this.#props;
    return this.#graph('Waiting for somebody: orders late or near it, disputes, mails, addresses', [
      ...[...names].map((name) => shopMetric(stage, name, 'Maximum')),
      shopMetric(stage, standingStill, 'Maximum'),
    ]);
  }

  #mails(): IWidget {
    const of = (statistic: string, ...names: readonly string[]) =>
      names.map((metricName) => new Metric({ namespace: 'AWS/SES', metricName, statistic }));
    return new GraphWidget({
      ...widget,
      title:
        'Mails sent, delivered, bounced, complained about; SES’s rates on the right (it looks closer at 0.05)',
      left: of('Sum', 'Send', 'Delivery', 'Bounce', 'Complaint'),
      right: of('Maximum', 'Reputation.BounceRate', 'Reputation.ComplaintRate'),
    });
  }

  #losses(): IWidget {
    const metrics = bells.map((bell) => shopMetric(this.#props.stage, bell, 'Sum'));
    return this.#graph('Money astray, webhooks refused, mails lost', metrics);
  }

  #answers(): IWidget {
    const { api } = this.#props.api.http;
    return new GraphWidget({
      ...widget,
      title: 'The API: requests and errors, latency on the right',
      left: [api.metricCount(), api.metricClientError(), api.metricServerError()],
      right: [api.metricLatency({ statistic: 'p50' }), api.metricLatency({ statistic: 'p95' })],
    });
  }

  #errors(): IWidget {
    return new GraphWidget({
      ...widget,
      title: 'Functions: errors by name, calls throttled; how many run at once in the account on the right',
      left: [
        this.#search('{AWS/Lambda,FunctionName} MetricName="Errors"', { first: 10 }),
        countedLines(this.#props.stage, throttledCall),
      ],
      right: [LambdaFunction.metricAllConcurrentExecutions()],
    });
  }

  #live(): IWidget {
    const { api, push } = this.#props.api.live;
    const live = (metricName: string) =>
      new Metric({
        namespace: 'AWS/ApiGateway',
        metricName,
        dimensionsMap: { ApiId: api.apiId, Stage: liveStage },
        statistic: 'Sum',
      });
    const age = (fn: LambdaFunction) => fn.metric('IteratorAge', { statistic: 'Maximum' });
    return new GraphWidget({
      ...widget,
      title: 'Live channel: connections and errors; age of the streams on the right',
      left: [live('ConnectCount'), live('ExecutionError'), live('IntegrationError')],
      right: [age(push.fn), age(this.#props.api.mail.enqueue.fn)],
    });
  }

  /** Two searches instead of sixty metrics: names of tables and queues begin with that of their stack. */
  #tables(): IWidget {
    return new GraphWidget({
      ...widget,
      title: 'Tables throttled; age of the oldest message of each queue on the right',
      left: [
        this.#search('{AWS/DynamoDB,TableName} MetricName=("ReadThrottleEvents" OR "WriteThrottleEvents")'),
      ],
      right: [
        this.#search('{AWS/SQS,QueueName} MetricName="ApproximateAgeOfOldestMessage"', {
          statistic: 'Maximum',
        }),
      ],
    });
  }

  #graph(title: string, left: IMetric[]): IWidget {
    return new GraphWidget({ ...widget, title, left });
  }

  /** The first results of a search in this stage; terms without quotes match parts of names. */
  #search(terms: string, { statistic = 'Sum', first = 5 } = {}): MathExpression {
    const own = stagePrefix(this.#props.stage.name).replaceAll('-', ' ');
    return new MathExpression({
      expression: `SORT(SEARCH('${terms} ${own}', '${statistic}', 300), MAX, DESC, ${first})`,
      usingMetrics: {},
      label: '',
    });
  }
}
