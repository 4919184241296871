/** The stack of everything that runs, on AWS, and its resources by name. */
import { nameOf } from '../support/policies.ts';
import { type Resource, stacksOf } from '../support/template.ts';

export const { api: stack } = stacksOf('dev');

export const jsonOf = (resource: Resource | undefined) =>
  JSON.parse(JSON.stringify(resource?.Properties ?? null));

/** Routes of the HTTP API or of the live API. */
export const routesOf = (name: 'HttpApi' | 'LiveApi') =>
  stack.ofType('AWS::ApiGatewayV2::Route').filter((route) => nameOf(jsonOf(route).ApiId.Ref) === name);

/** What lets API Gateway call functions, from where the pattern says. */
export const invocationsOf = (sourceArn: RegExp) =>
  stack
    .ofType('AWS::Lambda::Permission')
    .map(jsonOf)
    .filter(({ Principal }) => Principal === 'apigateway.amazonaws.com')
    .filter(({ SourceArn }) => sourceArn.test(JSON.stringify(SourceArn)));

export const queueOf = (name: string) =>
  stack.ofType('AWS::SQS::Queue').find(({ id }) => nameOf(id) === name);
export const arnOf = (name: string) => ({ 'Fn::GetAtt': [queueOf(name)?.id, 'Arn'] });
export const mappingOf = (fn: string) =>
  jsonOf(stack.ofType('AWS::Lambda::EventSourceMapping').find(({ id }) => id.startsWith(fn)));
