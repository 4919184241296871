/** The resources of the running parts on AWS, by name. */
import { nameOf } from '../support/policies.ts';
import { type Resource, stacksOf } from '../support/template.ts';

const { api, accounts, atelier, desk, guidance } = stacksOf('dev');
export const stack = api;
const stacks = [api, accounts, atelier, desk, guidance];

export const jsonOf = (resource: Resource | undefined) =>
  JSON.parse(JSON.stringify(resource?.Properties ?? null));

/** The resources of all stacks that add to the APIs. */
export const resourcesOf = (type: string): Resource[] => stacks.flatMap((one) => one.ofType(type));

/** The API of a route or an integration: a resource of its own stack, or an import from another. */
export const apiOf = (resource: Resource): string | undefined =>
  /(HttpApi|LiveApi)[0-9A-F]{8}/.exec(JSON.stringify(jsonOf(resource).ApiId))?.[1];

/** The authorizer of a route by its id in the API stack, for routes of all stacks; undefined without one. */
export const authorizerOf = ({ AuthorizerId }: { AuthorizerId?: unknown }): string | undefined =>
  /"(?:PublishOutputRef)?(HttpApiCustomer[0-9A-F]{8})(?:[0-9A-F]{8})?"/.exec(
    JSON.stringify(AuthorizerId ?? ''),
  )?.[1];

/** Routes of the HTTP API or of the live API. */
export const routesOf = (name: 'HttpApi' | 'LiveApi') =>
  resourcesOf('AWS::ApiGatewayV2::Route').filter((route) => apiOf(route) === name);

/** Permissions for API Gateway to call functions, whose source matches the pattern. */
export const invocationsOf = (sourceArn: RegExp) =>
  resourcesOf('AWS::Lambda::Permission')
    .map(jsonOf)
    .filter(({ Principal }) => Principal === 'apigateway.amazonaws.com')
    .filter(({ SourceArn }) => sourceArn.test(JSON.stringify(SourceArn)));

export const queueOf = (name: string) =>
  stack.ofType('AWS::SQS::Queue').find(({ id }) => nameOf(id) === name);
export const arnOf = (name: string) => ({ 'Fn::GetAtt': [queueOf(name)?.id, 'Arn'] });
export const mappingOf = (fn: string) =>
  jsonOf(stack.ofType('AWS::Lambda::EventSourceMapping').find(({ id }) => id.startsWith(fn)));
