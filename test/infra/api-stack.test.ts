import { describe, expect, it } from 'vitest';
import { accessScope } from '#domain/access-scope.ts';
import { nameOf } from '../support/policies.ts';
import { routes as contractRoutes } from '../support/routes.ts';
import { stacksOf } from '../support/template.ts';
import { apiOf, authorizerOf, invocationsOf, jsonOf, resourcesOf, routesOf, stack } from './api-resources.ts';

/** The callers of every route: «signed-in» ones are behind the authorizer, «open» ones identify their callers themselves. */
const routes = {
  'POST /api/sign-up': 'open',
  'POST /api/validate-email': 'open',
  'POST /api/validate-email/resend': 'signed-in',
  'POST /api/validate-email/password': 'open',
  'POST /api/validate-email/not-me': 'open',
  'POST /api/validate-email/forgotten': 'open',
  'GET /api/profile/closing': 'signed-in',
  'POST /api/profile/closing': 'signed-in',
  'DELETE /api/profile/closing': 'signed-in',
  'POST /api/closing/keep': 'open',
  'POST /api/person': 'open',
  'POST /api/person/requests': 'open',
  'POST /api/person/erase': 'open',
  'POST /api/profile/person-link': 'signed-in',
  'GET /api/queues': 'open',
  'PUT /api/atelier/disciplines/{service}': 'signed-in',
  'POST /api/create-payment': 'open',
  'POST /api/verify-payment': 'open',
  'POST /api/stripe-webhook': 'open',
  'GET /api/orders': 'signed-in',
  'GET /api/orders/{id}': 'open',
  'GET /api/orders/{id}/accesses': 'signed-in',
  'PUT /api/orders/{id}/birth': 'signed-in',
  'POST /api/atelier/orders/{id}/birth': 'signed-in',
  'POST /api/orders/{id}/reports/{service}/link': 'signed-in',
  'POST /api/orders/{id}/papers/{paper}/link': 'signed-in',
  'GET /api/orders/{id}/reports/{service}/page': 'signed-in',
  'POST /api/orders/{id}/resend': 'signed-in',
  'GET /api/orders/{id}/threads': 'signed-in',
  'PUT /api/orders/{id}/parts/{service}/words': 'signed-in',
  'DELETE /api/orders/{id}/parts/{service}/words': 'signed-in',
  'POST /api/orders/{id}/parts/{service}/thread': 'signed-in',
  'PUT /api/orders/{id}/parts/{service}/thread/read': 'signed-in',
  'POST /api/orders/{id}/parts/{service}/questions/{question}': 'signed-in',
  'POST /api/orders/{id}/parts/{service}/corrections': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/corrections/{correction}': 'signed-in',
  'POST /api/orders/{id}/parts/{service}/margin': 'signed-in',
  'DELETE /api/orders/{id}/parts/{service}/margin/{note}': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/margin/{note}': 'signed-in',
  'POST /api/questions/read': 'open',
  'POST /api/questions/reply': 'open',
  'POST /api/atelier/orders/{id}/parts/{service}/questions': 'signed-in',
  'POST /api/report-link': 'open',
  'POST /api/atelier/orders/{id}/parts/{service}/upload': 'signed-in',
  'GET /api/atelier/orders/{id}/parts/{service}/upload': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/allow-untagged': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/upload/link': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/deliver': 'signed-in',
  'GET /api/atelier/queue': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/take': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/hand-over': 'signed-in',
  'GET /api/atelier/orders/{id}/parts/{service}': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/memos': 'signed-in',
  'GET /api/atelier/orders/{id}/parts/{service}/thread': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/thread': 'signed-in',
  'PUT /api/atelier/orders/{id}/parts/{service}/thread/read': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/care': 'signed-in',
  'PUT /api/atelier/orders/{id}/parts/{service}/conventions': 'signed-in',
  'GET /api/atelier/orders/{id}/parts/{service}/draft': 'signed-in',
  'PUT /api/atelier/orders/{id}/parts/{service}/draft/sections/{section}': 'signed-in',
  'PUT /api/atelier/orders/{id}/parts/{service}/draft/outline': 'signed-in',
  'GET /api/atelier/orders/{id}/parts/{service}/draft/states': 'signed-in',
  'GET /api/atelier/orders/{id}/parts/{service}/draft/states/{at}/{section}': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/draft/preview': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/draft/print': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/draft/checks': 'signed-in',
  'GET /api/atelier/second-readings': 'signed-in',
  'GET /api/atelier/orders/{id}/parts/{service}/second-reading': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/second-reading': 'signed-in',
  'DELETE /api/atelier/orders/{id}/parts/{service}/second-reading': 'signed-in',
  'PUT /api/atelier/orders/{id}/parts/{service}/second-reading/comments/{comment}': 'signed-in',
  'GET /api/atelier/orders/{id}/parts/{service}/second-reading/read': 'signed-in',
  'POST /api/atelier/orders/{id}/parts/{service}/second-reading/read/page': 'signed-in',
  'PUT /api/atelier/orders/{id}/parts/{service}/second-reading/read/comments/{comment}': 'signed-in',
  'DELETE /api/atelier/orders/{id}/parts/{service}/second-reading/read/comments/{comment}': 'signed-in',
  'GET /api/atelier/passages': 'signed-in',
  'PUT /api/atelier/passages/{passage}': 'signed-in',
  'DELETE /api/atelier/passages/{passage}': 'signed-in',
  'GET /api/atelier/orders': 'signed-in',
  'GET /api/atelier/delivered': 'signed-in',
  'GET /api/atelier/experts': 'signed-in',
  'GET /api/atelier/settings': 'signed-in',
  'PUT /api/atelier/mail-hour': 'signed-in',
  'PUT /api/atelier/notice': 'signed-in',
  'PUT /api/atelier/settings': 'signed-in',
  'POST /api/factor': 'signed-in',
  'POST /api/factor/confirm': 'signed-in',
  'POST /api/atelier/staff/{id}/factor-reset': 'signed-in',
  'GET /api/atelier/staff': 'signed-in',
  'GET /api/atelier/requests': 'signed-in',
  'POST /api/atelier/requests/open': 'signed-in',
  'POST /api/atelier/requests/answer': 'signed-in',
  'POST /api/atelier/staff': 'signed-in',
  'PUT /api/atelier/staff/{id}': 'signed-in',
  'POST /api/atelier/staff/{id}/leave': 'signed-in',
  'POST /api/atelier/staff/{id}/return': 'signed-in',
  'POST /api/invitation': 'open',
  'POST /api/withdrawal/find': 'open',
  'POST /api/withdrawal': 'open',
  'POST /api/atelier/orders/{id}/refund': 'signed-in',
  'GET /api/atelier/issues': 'signed-in',
  'POST /api/atelier/issues/close': 'signed-in',
  'POST /api/atelier/mails/resend': 'signed-in',
  'POST /api/atelier/orders/{id}/papers/{paper}/link': 'signed-in',
  'GET /api/profile': 'signed-in',
  'GET /api/profile/export': 'signed-in',
  'POST /api/profile/export': 'signed-in',
  'POST /api/profile/export/link': 'signed-in',
  'GET /api/profile/requests': 'signed-in',
  'POST /api/profile/requests': 'signed-in',
  'PUT /api/profile': 'signed-in',
  'PUT /api/profile/email': 'signed-in',
  'POST /api/atelier/accounts/{id}/unseal': 'signed-in',
  'POST /api/atelier/orders/{id}/owed': 'signed-in',
  'PUT /api/profile/password': 'signed-in',
  'POST /api/sign-out': 'signed-in',
  'PUT /api/atelier/orders/{id}/email': 'signed-in',
  'POST /api/password-reset': 'open',
  'POST /api/password-reset/confirm': 'open',
  'POST /api/authenticity': 'open',
  'POST /api/contact': 'open',
  'POST /api/guidance-du-jour': 'open',
  'POST /api/guidance/stop': 'open',
  'POST /api/guidance/not-me': 'open',
  'POST /api/guidance/resume': 'open',
  'POST /api/guidance/choice': 'open',
  'GET /api/profile/mailings': 'signed-in',
  'PUT /api/profile/mailings': 'signed-in',
  'GET /api/sky': 'open',
  'POST /api/live-ticket': 'signed-in',
  'GET /api/health': 'open',
} as const;

describe('the HTTP API', () => {
  const deployed = routesOf('HttpApi');
  const [authorizer] = stack.ofType('AWS::ApiGatewayV2::Authorizer');

  it('has exactly the routes of the wire contract', () => {
    const contract = contractRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(routes).sort()).toEqual(contract.sort());
    expect(deployed.map(({ Properties }) => Properties?.RouteKey).sort()).toEqual(contract.sort());
  });

  it.each(Object.entries(routes))('%s is for %s', (key, who) => {
    const route = jsonOf(deployed.find(({ Properties }) => Properties?.RouteKey === key));
    const { AuthorizationType, AuthorizationScopes } = route;
    expect({ AuthorizationType, AuthorizationScopes, AuthorizerId: authorizerOf(route) }).toEqual(
      who === 'signed-in'
        ? {
            AuthorizationType: 'JWT',
            AuthorizationScopes: ['quatre-sagesses/shop'],
            AuthorizerId: authorizer?.id,
          }
        : { AuthorizationType: 'NONE', AuthorizationScopes: undefined, AuthorizerId: undefined },
    );
  });

  it('trusts only access tokens of this pool’s client, like the functions', () => {
    expect(accessScope).toBe('quatre-sagesses/shop');
    expect(stack.ofType('AWS::ApiGatewayV2::Authorizer')).toHaveLength(1);
    const { AuthorizerType, IdentitySource, JwtConfiguration } = jsonOf(authorizer);
    expect([AuthorizerType, IdentitySource]).toEqual(['JWT', ['$request.header.Authorization']]);
    expect(JSON.stringify(JwtConfiguration.Audience)).toContain('AccountsPoolBrowser');
    expect(JSON.stringify(JwtConfiguration.Issuer)).toMatch(
      /https:\/\/cognito-idp\.eu-west-3\.amazonaws\.com\/.*AccountsPool/,
    );
  });

  it('calls one function per route, which only API Gateway may call, on its own path', () => {
    const integrations = resourcesOf('AWS::ApiGatewayV2::Integration')
      .filter((integration) => apiOf(integration) === 'HttpApi')
      .map(jsonOf);
    expect(new Set(integrations.map((one) => JSON.stringify(one.IntegrationUri))).size).toBe(deployed.length);
    for (const one of integrations) expect(one.PayloadFormatVersion).toBe('2.0');
    const permissions = invocationsOf(/HttpApi/);
    expect(permissions).toHaveLength(deployed.length);
    for (const { SourceArn } of permissions)
      expect(JSON.stringify(SourceArn)).toMatch(/\/\*\/\*\/api\/[^*]+"\]\]\}$/);
  });

  it('limits the rate of every route so that a few addresses cannot use it up, with a separate rate for Stripe', () => {
    const stage = jsonOf(
      resourcesOf('AWS::ApiGatewayV2::Stage').find(({ id }) => nameOf(id) === 'HttpStage'),
    );
    const rate = (perSecond: number) => ({
      ThrottlingRateLimit: perSecond,
      ThrottlingBurstLimit: 2 * perSecond,
    });
    expect(stage).toMatchObject({ StageName: '$default', AutoDeploy: true, DefaultRouteSettings: rate(500) });
    expect(stage.RouteSettings).toEqual({ 'POST /api/stripe-webhook': rate(1000) });
  });

  it('creates the routes that its stage names before the stage', () => {
    const deployed = resourcesOf('AWS::ApiGatewayV2::Stage').find(({ id }) => nameOf(id) === 'HttpStage');
    const waited = routesOf('HttpApi').filter(({ id }) => deployed?.DependsOn?.includes(id));
    expect(waited.map(({ Properties }) => Properties?.RouteKey).sort()).toEqual(
      Object.keys(jsonOf(deployed).RouteSettings).sort(),
    );
  });

  it('logs a line per call, without addresses, agents, paths or bodies', () => {
    const deployed = resourcesOf('AWS::ApiGatewayV2::Stage').find(({ id }) => nameOf(id) === 'HttpStage');
    const { Format } = jsonOf(deployed).AccessLogSettings;
    expect(Object.values(JSON.parse(Format))).toEqual([
      '$context.requestTimeEpoch',
      '$context.requestId',
      '$context.routeKey',
      '$context.status',
      '$context.responseLatency',
      '$context.integrationLatency',
      '$context.integration.integrationStatus',
      '$context.error.responseType',
    ]);
  });

  it.each(Object.entries(stacksOf('dev')))(
    '%s has room below the 500 resources that CloudFormation takes',
    (_name, { count }) => {
      expect(count).toBeLessThanOrEqual(350);
    },
  );

  it('allows no other origin: the browser uses one host', () => {
    const deployedApi = stack.ofType('AWS::ApiGatewayV2::Api').find(({ id }) => nameOf(id) === 'HttpApi');
    expect(jsonOf(deployedApi).ProtocolType).toBe('HTTP');
    expect(jsonOf(deployedApi)).not.toHaveProperty('CorsConfiguration');
  });
});
