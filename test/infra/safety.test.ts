import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { booksTemplate } from '../../bin/books/template.ts';
import { nameOf, resourceName } from '../support/policies.ts';
import { appOf, type Resource, type Synthesized, stacksOf } from '../support/template.ts';
import { wildcards } from './wildcards.ts';

const root = join(import.meta.dirname, '../..');
const prod = Object.values(stacksOf('prod'));

describe('AWS’s own rules for safe stacks', () => {
  it.each(['dev', 'prod'] as const)('%s: no finding without its reason', (stage) => {
    const { violations } = new AwsSolutionsChecks().validateScope(appOf(stage));
    const found = violations.map(({ ruleName, violatingResources }) => [
      ruleName,
      violatingResources.map(({ constructPath }) => constructPath),
    ]);
    expect(found).toEqual([]);
  });

  it('report findings that nobody accepted', () => {
    const app = new App();
    new Bucket(new Stack(app, 'Careless'), 'Bucket');
    const { violations } = new AwsSolutionsChecks().validateScope(app);
    expect(violations.map(({ ruleName }) => ruleName)).toEqual(['AwsSolutions-S1', 'AwsSolutions-S10']);
  });
});

describe('CloudFormation’s own schemas', () => {
  it('accept every template', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-templates-'));
    const accounts = { stage: 'prod', shopAccount: '111122223333', booksAccount: '444455556666' } as const;
    const books = { json: JSON.stringify(booksTemplate(accounts)) };
    const files = Object.entries({ ...stacksOf('prod'), books }).map(([name, { json }]) => {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, json);
      return file;
    });
    const linter = join(root, '.tools/cfn-lint');
    const { executable } = z
      .object({ executable: z.string() })
      .parse(JSON.parse(readFileSync(join(linter, 'installed.json'), 'utf8')));
    // W3005: CDK declares each function's dependency on its role although a reference implies it.
    const args = ['--regions', 'eu-west-3', '--ignore-checks', 'W3005', '--', ...files];
    const { stdout, stderr } = await promisify(execFile)(
      executable,
      [join(linter, 'bin/cfn-lint'), ...args],
      {
        env: { ...process.env, PYTHONPATH: linter },
      },
    ).catch((error: { stdout: string; stderr: string }) => error);
    rmSync(folder, { recursive: true });
    expect(stdout + stderr).toBe('');
  });
});

const oneOrMore = z.pipe(
  z.unknown(),
  z.transform((value): unknown[] => [value].flat()),
);
const statementSchema = z.object({
  Effect: z.string(),
  Action: oneOrMore,
  Resource: z.optional(oneOrMore),
  Principal: z.optional(z.unknown()),
});
const documentSchema = z.looseObject({ Statement: z.array(statementSchema) });

/** Every statement of every policy, of identities and of resources. */
const statementsOf = (resource: Resource) => {
  const found: z.infer<typeof statementSchema>[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const document = documentSchema.safeParse(value);
    if (document.success) found.push(...document.data.Statement);
    else Object.values(value).forEach(visit);
  };
  visit(resource.Properties);
  return found;
};

const resourcesOf = ({ ofType }: Synthesized, types: readonly string[]) =>
  types.flatMap((type) => ofType(type));
const typesIn = ({ json }: Synthesized) => [
  ...new Set([...json.matchAll(/"Type":"(AWS::[^"]+)"/g)].map(([, type = '']) => type)),
];

/** The allowed statements with a «*», as «who: actions on resource». */
const wildcardsOf = (stack: Synthesized): string[] =>
  resourcesOf(stack, typesIn(stack)).flatMap((resource) =>
    statementsOf(resource)
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(({ Action, Resource = [], Principal }) => {
        const actions = Action.map(String).sort().join(' ');
        const wide = Resource.filter((one) => JSON.stringify(one).includes('*')).map(resourceName);
        const anyone = JSON.stringify(Principal ?? '').includes('"*"') ? ['anyone'] : [];
        const line = (on: string) =>
          `${nameOf(resource.id).replace(/RoleDefaultPolicy$/, '')}: ${actions} on ${on}`;
        if (actions.includes('*')) return [line('*')];
        return [...wide, ...anyone].map(line);
      }),
  );

describe('the permissions of functions and services', () => {
  it('name their resources; each «*» is listed here with its reason', () => {
    expect(prod.flatMap(wildcardsOf).sort()).toEqual(Object.keys(wildcards).sort());
  });

  it('come from no policy that somebody else may widen', () => {
    expect(prod.map(({ json }) => json).join()).not.toMatch(
      /ManagedPolicyArns|AWS::IAM::(ManagedPolicy|User|Group)/,
    );
  });
});

describe('data', () => {
  it('cannot be deleted with its stack, except locally', () => {
    const protectionOf = (stage: 'local' | 'dev' | 'prod') =>
      appOf(stage)
        .node.children.filter((child) => child instanceof Stack)
        .filter(({ stackName }) => stackName.endsWith('-data'))
        .map(({ terminationProtection }) => terminationProtection);
    expect(protectionOf('prod')).toEqual([true]);
    expect(protectionOf('dev')).toEqual([true]);
    expect(protectionOf('local')).toEqual([false]);
  });

  it('of every kind is retained when its resource leaves the stack', () => {
    const kinds = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool'];
    const kept = resourcesOf(stacksOf('prod').data, kinds);
    expect(kept.map(({ Type }) => Type)).toEqual(expect.arrayContaining(kinds));
    for (const one of kept)
      expect([one.DeletionPolicy, one.UpdateReplacePolicy]).toEqual(['Retain', 'Retain']);
    const [pool] = stacksOf('prod').data.ofType('AWS::Cognito::UserPool');
    expect(pool?.Properties?.DeletionProtection).toBe('ACTIVE');
  });

  it('has access logs of S3 for 90 days, in a bucket as private as itself; not locally', () => {
    const buckets = (stage: 'local' | 'prod') =>
      Object.fromEntries(
        stacksOf(stage)
          .data.ofType('AWS::S3::Bucket')
          .map(({ id, Properties }) => [nameOf(id), Properties]),
      );
    expect(buckets('prod').BucketLogsBucket).toMatchObject({
      LifecycleConfiguration: { Rules: [{ Status: 'Enabled', ExpirationInDays: 90 }] },
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
    });
    expect(Object.keys(buckets('local'))).toEqual(['ReportsBucket', 'ArchivesBucket', 'PapersBucket']);
  });
});
