/** Two stages can live in one account. */
import { describe, expect, test } from 'vitest';
import { stackNames } from '#lib/stage.ts';
import { type Resource, stacksOf } from '../support/template.ts';

/** Names of resources within a parent that has a name or an id of its own. */
const inner = new Set([
  'AWS::ApiGatewayV2::Authorizer Name',
  'AWS::ApiGatewayV2::Stage StageName',
  'AWS::CloudWatch::Alarm MetricName',
  'AWS::Cognito::UserPoolGroup GroupName',
  'AWS::IAM::Policy PolicyName',
]);

const isName = (key: string): boolean => /Name$|^EmailIdentity$/.test(key);

/** «type key» and the text of each explicit name in a template, with those one level below the properties. */
const namesOf = ({ Type, Properties = {} }: Resource): string[] => {
  const nested = Object.entries(Properties)
    .filter(([key]) => /Config$|^Budget$/.test(key))
    .flatMap(([, value]) => Object.entries(Object(value)));
  return [...Object.entries(Properties), ...nested]
    .filter(([key, value]) => isName(key) && typeof value === 'string' && !inner.has(`${Type} ${key}`))
    .map(([key, value]) => `${Type} ${key} ${value}`);
};

const readStage = (stage: 'dev' | 'prod') => {
  const templates = Object.values(stacksOf(stage)).map(({ json }) => JSON.parse(json));
  const resources = templates.flatMap(({ Resources }) => Object.values<Resource>(Resources ?? {}));
  return resources.flatMap(namesOf);
};

describe('dev and prod', () => {
  const [dev, prod] = [readStage('dev'), readStage('prod')];

  test('share no name of a resource', () => {
    expect(dev).toContain('AWS::SES::EmailIdentity EmailIdentity dev.lesquatresagesses.example');
    expect(dev).toContain('AWS::ApiGatewayV2::Api Name quatre-sagesses-dev');
    expect(dev.filter((name) => prod.includes(name))).toEqual([]);
  });

  test('share no stack', () => {
    const stacks = Object.values(stackNames('dev'));
    expect(stacks.filter((name) => Object.values<string>(stackNames('prod')).includes(name))).toEqual([]);
  });
});
