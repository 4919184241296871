import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { rates } from '../domain/limits.ts';
import { liveStage } from '../domain/live-stage.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { type Stage, stagePrefix } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import { accept, acceptListStreams, acceptWildcard, readFromAbroad } from './findings.ts';
import { ServiceFunction } from './service-function.ts';

type LiveApiProps = {
  readonly stage: Stage;
  readonly data: Pick<DataStack, 'orders' | 'parts' | 'threads' | 'profiles' | 'tokens' | 'connections'>;
};

const impact = 'Customers see changes of their orders only when they come back to the page or reload it.';

/** The live channel: tickets over HTTP, sockets, and a push of each changed order to its customer's sockets. */
export class LiveApi extends Construct {
  readonly #props: LiveApiProps;
  readonly api: WebSocketApi;
  readonly #id: CfnOutput;
  /** Pushes each change of an order to its customer. */
  readonly push: ServiceFunction;

  constructor(scope: Construct, id: string, props: LiveApiProps) {
    super(scope, id);
    this.#props = props;
    this.api = new WebSocketApi(this, 'Api', {
      apiName: `${stagePrefix(props.stage.name)}-live`,
      connectRouteOptions: { integration: this.#integrate('Connect', this.#connect()) },
      disconnectRouteOptions: { integration: this.#integrate('Disconnect', this.#disconnect()) },
    });
    this.#id = new CfnOutput(this, 'ApiId', { value: this.api.apiId });
    this.#id.overrideLogicalId('LiveApiId');
    this.#deploy();
    const ping = this.#add('AnswerPing', 'live/answer-ping');
    this.api.addRoute('$default', { integration: this.#integrate('Ping', ping) });
    this.#grantSockets(ping, 'POST');
    this.push = this.#addPush();
  }

  #deploy(): void {
    const stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: liveStage,
      autoDeploy: true,
      throttle: { rateLimit: rates.sockets.perSecond, burstLimit: rates.sockets.burst },
    });
    accept(
      stage,
      'APIG1',
      'Logs of sockets need a role for the whole account, which is not this shop’s to set; its functions log each call.',
    );
    accept(this.api, 'APIG4', 'A single-use ticket opens the socket; what follows comes through the socket.');
  }

  #add(id: string, entry: string): ServiceFunction {
    return new ServiceFunction(this, id, { stage: this.#props.stage, entry, impact });
  }

  #integrate(id: string, { fn }: ServiceFunction): WebSocketLambdaIntegration {
    return new WebSocketLambdaIntegration(id, fn);
  }

  #connect(): ServiceFunction {
    const { data, stage } = this.#props;
    const connect = this.#add('Connect', 'live/connect');
    connect.grantParameter('ORIGIN_SECRET_PARAMETER', 'originSecret');
    connect.set('SITE_URL', stage.siteUrl);
    data.tokens.grant(connect, 'DeleteItem');
    data.profiles.grant(connect, 'GetItem');
    data.connections.grant(connect, 'PutItem', 'DeleteItem');
    return connect;
  }

  #disconnect(): ServiceFunction {
    const disconnect = this.#add('Disconnect', 'live/disconnect');
    this.#props.data.connections.grant(disconnect, 'DeleteItem');
    return disconnect;
  }

  /** Lets a function close sockets. */
  grantClosing(to: ServiceFunction): void {
    this.#grantSockets(to, 'DELETE');
  }

  /** Allows a function either to write to the sockets or to close them, but not to read about them. */
  #grantSockets(to: ServiceFunction, method: 'POST' | 'DELETE'): void {
    const { region, account } = to.fn.env;
    const apiId = Stack.of(to) === Stack.of(this) ? this.api.apiId : readFromAbroad(this.#id);
    const sockets = `arn:aws:execute-api:${region}:${account}:${apiId}/${liveStage}/${method}/@connections/*`;
    to.allow(['execute-api:ManageConnections'], [sockets]);
    acceptWildcard(to, sockets, 'A socket has its id when it is opened.');
    to.set('LIVE_API_ID', apiId);
  }

  /** Pushes each change of an order, and a hint for each entry of a thread. */
  #addPush(): ServiceFunction {
    const { data } = this.#props;
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage: this.#props.stage, impact });
    const push = this.#pusher('PushOrders', 'live/push-orders');
    data.parts.grant(push, 'Query');
    this.#feed(push, data.orders, deadLetters, {
      eventName: FilterRule.or('INSERT', 'MODIFY'),
      // An unpaid order changes only by its customer's own action.
      dynamodb: { NewImage: { status: { S: FilterRule.notEquals('pending') } } },
    });
    const hints = this.#pusher('PushThreads', 'live/push-threads');
    data.orders.grant(hints, 'GetItem');
    data.parts.grant(hints, 'GetItem');
    this.#feed(hints, data.threads, deadLetters, { eventName: FilterRule.or('INSERT', 'MODIFY') });
    return push;
  }

  #pusher(id: string, entry: string): ServiceFunction {
    const push = this.#add(id, entry);
    this.#props.data.connections.grant(push, 'DeleteItem');
    this.#props.data.connections.grant(push, 'index by-user');
    this.#grantSockets(push, 'POST');
    acceptListStreams(push);
    return push;
  }

  #feed(
    push: ServiceFunction,
    { table }: Pick<DataStack['orders' | 'threads'], 'table'>,
    deadLetters: DeadLetters,
    wanted: Parameters<typeof FilterCriteria.filter>[0],
  ): void {
    push.fn.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.LATEST,
        batchSize: 25,
        bisectBatchOnError: true,
        retryAttempts: 3,
        // Older changes are already known: a page asks whenever it connects.
        maxRecordAge: Duration.minutes(5),
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(deadLetters.queue),
        filters: [FilterCriteria.filter(wanted)],
      }),
    );
  }
}
