import { CfnOutput, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnRoute,
  CfnStage,
  HttpApi,
  type HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { accessScope } from '../domain/access-scope.ts';
import { rates } from '../domain/limits.ts';
import { ownNamespace, refusedCall, throttledCall } from '../domain/ops/alarms.ts';
import { logDays } from '../domain/retention.ts';
import { type Stage, stagePrefix } from '../stage.ts';
import type { Accounts } from './accounts.ts';
import { accept } from './findings.ts';
import { accessLine, type OpenTo, openTo, refusedLine, throttledLine } from './route-rules.ts';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';
import type { ShopTable } from './shop-table.ts';

type Route = { readonly method: string; readonly path: string };
/**
 * `signedIn`: signed-in customers only, whom API Gateway verifies before the function runs, or staff only, whom the
 * function looks up. `openTo`: open, with the reason.
 */
type Callers =
  | { readonly signedIn: true | 'staff'; readonly openTo?: never }
  | { readonly signedIn?: never; readonly openTo: OpenTo };
type RouteProps = Omit<ServiceFunctionProps, 'stage'> &
  Callers & {
    readonly id: string;
    readonly route: Route;
  };

const isMethod = (method: string): method is HttpMethod => ['GET', 'POST', 'PUT', 'DELETE'].includes(method);

/** Adds the routes of a feature. */
export type Routes = { readonly add: (props: RouteProps) => ServiceFunction };

type ShopHttpApiProps = {
  readonly stage: Stage;
  readonly data: {
    readonly accounts: Accounts;
    readonly profiles: ShopTable<'profiles'>;
    readonly staff: ShopTable<'staff'>;
  };
};

/** The HTTP API: one function per route, each with the origin secret and a rate limit. */
export class ShopHttpApi extends Construct {
  readonly api: HttpApi;
  readonly #stage: Stage;
  readonly #data: ShopHttpApiProps['data'];
  readonly #authorizer: HttpJwtAuthorizer;
  readonly #deployed: CfnStage;

  constructor(scope: Construct, id: string, props: ShopHttpApiProps) {
    super(scope, id);
    this.#stage = props.stage;
    this.#data = props.data;
    this.api = new HttpApi(this, 'Api', {
      apiName: stagePrefix(props.stage.name),
      createDefaultStage: false,
    });
    this.#deployed = this.#deploy();
    const { issuer, client } = props.data.accounts;
    this.#authorizer = new HttpJwtAuthorizer('Customer', issuer, {
      jwtAudience: [client.userPoolClientId],
    });
    new CfnOutput(this, 'ApiId', { value: this.api.apiId }).overrideLogicalId('HttpApiId');
  }

  /** Adds a route of the wire (`lib/domain/wire/api.ts`) with its function. */
  add(props: RouteProps): ServiceFunction {
    return this.#add(this, this.api, props);
  }

  /** The same API for another stack, which creates function and route below `scope`. */
  within(scope: Construct): Routes {
    return { add: (props) => this.#add(scope, scope, props) };
  }

  #add(
    scope: Construct,
    below: Construct,
    { id, route, signedIn, openTo: callers, ...props }: RouteProps,
  ): ServiceFunction {
    const service = new ServiceFunction(scope, id, { stage: this.#stage, ...props });
    service.grantParameter('ORIGIN_SECRET_PARAMETER', 'originSecret');
    // The profile says whether a session has been ended.
    if (signedIn || callers === 'several') this.#data.profiles.grant(service, 'GetItem');
    if (signedIn === 'staff') this.#data.staff.grant(service, 'GetItem');
    if (!isMethod(route.method)) throw new Error(`unknown method ${route.method}`);
    const made = new HttpRoute(below, `${route.method}${route.path}`, {
      httpApi: this.api,
      routeKey: HttpRouteKey.with(route.path, route.method),
      integration: new HttpLambdaIntegration(id, service.fn),
      // Accepts access tokens only: an ID token has no scope.
      ...(signedIn && { authorizer: this.#authorizer, authorizationScopes: [accessScope] }),
    });
    if (callers) accept(made, 'APIG4', openTo[callers]);
    if (callers === 'stripe') this.#giveOwnRate(made, route);
    new CfnOutput(scope, `${id}Name`, { value: service.fn.functionName }).overrideLogicalId(`${id}Function`);
    return service;
  }

  #deploy(): CfnStage {
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const counts = [
      ['Throttled', throttledLine, throttledCall],
      ['Refused', refusedLine, refusedCall],
    ] as const;
    for (const [id, line, metricName] of counts)
      logs.addMetricFilter(id, {
        filterPattern: FilterPattern.literal(line),
        metricNamespace: ownNamespace(this.#stage.name),
        metricName,
      });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: rates.visitors.perSecond, burstLimit: rates.visitors.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(accessLine),
      },
    });
    const deployed = stage.node.defaultChild;
    if (!(deployed instanceof CfnStage)) throw new Error('the stage has no resource of its own');
    return deployed;
  }

  /** Stripe's events do not share the rate limit of visitors. */
  #giveOwnRate(made: HttpRoute, { method, path }: Route): void {
    const { perSecond, burst } = rates.webhook;
    const rate = { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst };
    this.#deployed.routeSettings = { [`${method} ${path}`]: rate };
    const resource = made.node.defaultChild;
    if (resource instanceof CfnRoute) this.#deployed.addResourceDependency(resource);
  }
}
