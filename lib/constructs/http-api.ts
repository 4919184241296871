import { CfnOutput } from 'aws-cdk-lib';
import { HttpApi, type HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import type { Accounts } from './accounts.ts';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';

type Route = { readonly method: string; readonly path: string };
type RouteProps = Omit<ServiceFunctionProps, 'stage'> & {
  readonly id: string;
  /** Where another stack holds function and route; the API's own construct otherwise. */
  readonly scope?: Construct;
  readonly route: Route;
  /** Signed-in customers only: API Gateway verifies the access token before the function runs. */
  readonly ownerOnly?: boolean;
};

/** Access tokens only: an ID token has no scope. */
const accessScope = 'aws.cognito.signin.user.admin';

const isMethod = (method: string): method is HttpMethod => ['GET', 'POST', 'PUT'].includes(method);

/** The HTTP API: one function per route, each guarded by the origin secret. */
export class ShopHttpApi extends Construct {
  readonly api: HttpApi;
  readonly #stage: Stage;
  readonly #authorizer: HttpJwtAuthorizer;

  constructor(scope: Construct, id: string, props: { readonly stage: Stage; readonly accounts: Accounts }) {
    super(scope, id);
    this.#stage = props.stage;
    this.api = new HttpApi(this, 'Api', { apiName: `quatre-sagesses-${props.stage.name}` });
    const { pool, client } = props.accounts;
    this.#authorizer = new HttpJwtAuthorizer(
      'Customer',
      `https://cognito-idp.${props.stage.region}.amazonaws.com/${pool.userPoolId}`,
      { jwtAudience: [client.userPoolClientId] },
    );
    new CfnOutput(this, 'ApiId', { value: this.api.apiId }).overrideLogicalId('HttpApiId');
  }

  /** A route of the wire contract (`lib/domain/api.ts`) with its function. */
  add({ id, scope, route, ownerOnly, ...props }: RouteProps): ServiceFunction {
    const service = new ServiceFunction(scope ?? this, id, { stage: this.#stage, ...props });
    service.grantParameter('ORIGIN_SECRET_PARAMETER', 'originSecret');
    if (!isMethod(route.method)) throw new Error(`unknown method ${route.method}`);
    new HttpRoute(scope ?? this.api, `${route.method}${route.path}`, {
      httpApi: this.api,
      routeKey: HttpRouteKey.with(route.path, route.method),
      integration: new HttpLambdaIntegration(id, service.fn),
      ...(ownerOnly && { authorizer: this.#authorizer, authorizationScopes: [accessScope] }),
    });
    new CfnOutput(scope ?? this, `${id}Name`, { value: service.fn.functionName }).overrideLogicalId(
      `${id}Function`,
    );
    return service;
  }
}
