/** The pipeline at GitHub cannot run here, so its file is compared with the existing commands. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { shopKey } from '#content/shop.ts';
import { shopRegion } from '#lib/stage.ts';
import { rootFolder } from '../../../bin/local/files.ts';

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8');

const step = z.object({
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
});
const permissions = z.record(z.string(), z.string());
const job = z.object({
  needs: z.optional(z.string()),
  if: z.optional(z.string()),
  environment: z.optional(z.string()),
  'timeout-minutes': z.number(),
  concurrency: z.optional(z.object({ group: z.string(), 'cancel-in-progress': z.boolean() })),
  permissions: z.optional(permissions),
  steps: z.array(step),
});
const workflow = z
  .object({ permissions, jobs: z.object({ content: job, test: job, components: job, dev: job, prod: job }) })
  .parse(parse(read('.github/workflows/deploy.yml')));
const { content, test: tests, components, dev, prod } = workflow.jobs;
const nightly = z
  .object({
    on: z.object({ schedule: z.array(z.object({ cron: z.string() })), workflow_dispatch: z.null() }),
    permissions,
    jobs: z.object({
      engines: z.extend(job, { container: z.string() }),
      pages: job,
      kills: job,
      grants: z.extend(job, { strategy: z.object({ matrix: z.object({ part: z.array(z.int()) }) }) }),
      measures: z.extend(job, { strategy: z.object({ matrix: z.object({ command: z.array(z.string()) }) }) }),
    }),
  })
  .parse(parse(read('.github/workflows/nightly.yml')));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));
const commandsOf = ({ steps }: z.infer<typeof job>) => steps.flatMap(({ run }) => run ?? []);

describe('the pipeline', () => {
  test('tests, then deploys to dev, then to prod, with commands that exist', () => {
    expect(commandsOf(tests)).toEqual(['npm test']);
    expect(commandsOf(dev)).toEqual(['npm run deploy -- --stage dev']);
    expect(commandsOf(prod)).toEqual(['npm run deploy -- --stage prod']);
    expect([tests.needs, dev.needs, prod.needs]).toEqual(['content', 'test', 'dev']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['test', 'deploy']));
  });

  test('deploys main only, each stage in its environment, one deployment at a time', () => {
    expect(dev.if).toBe("github.event_name != 'pull_request' && github.ref == 'refs/heads/main'");
    for (const [name, one] of Object.entries({ dev, prod })) {
      expect(one.environment).toBe(name);
      expect(one.concurrency).toEqual({ group: `deploy-${name}`, 'cancel-in-progress': false });
    }
  });

  test('tests what is pushed, and at night the main of a day on which an announced price begins', () => {
    expect(commandsOf(content)).toEqual(['.github/content.sh']);
    expect(tests.if).toBe("needs.content.outputs.go == 'true'");
    const folder = mkdtempSync(join(tmpdir(), 'due-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const output = join(folder, 'output');
    const services = join(folder, 'lib/services');
    mkdirSync(services, { recursive: true });
    mkdirSync(join(folder, 'lib/content'));
    const goes = (event: string, from: string): string => {
      writeFileSync(join(services, 'service.json'), JSON.stringify({ coming: { from, price: 12 } }));
      rmSync(output, { force: true });
      execFileSync(join(rootFolder, '.github/content.sh'), {
        cwd: folder,
        env: { PATH: process.env.PATH, EVENT: event, GITHUB_REF: 'refs/heads/other', GITHUB_OUTPUT: output },
      });
      return readFileSync(output, 'utf8');
    };
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
    expect(goes('schedule', today)).toBe('go=true\n');
    expect(goes('schedule', '2999-01-01')).toBe('go=false\n');
    expect(goes('push', '2999-01-01')).toBe('go=true\n');
  });

  test('lists the components of each commit, and asks whether one is known to be weak', () => {
    expect(commandsOf(components)).toEqual([
      'npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > components.json',
      'if npm ping; then npm audit --omit=dev --audit-level=high; fi',
    ]);
    expect(components.permissions).toBeUndefined();
  });

  test('may only read, publish the terms of sale, and request an identity where it deploys', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(tests.permissions).toBeUndefined();
    expect(content.permissions).toEqual({ contents: 'write', actions: 'write' });
    for (const one of [dev, prod]) expect(one.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  });

  test('runs actions of a pinned commit, with a comment for the version', () => {
    const usesOf = (file: string) => read(`.github/workflows/${file}`).match(/uses: .*/g) ?? [];
    const uses = [...usesOf('deploy.yml'), ...usesOf('nightly.yml')];
    expect(uses).toHaveLength(33);
    for (const line of uses)
      expect(line).toMatch(/^uses: (aws-)?actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const actions = uses.map((line) => line.replace(/@.*/, ''));
    expect(new Set(uses).size).toBe(new Set(actions).size);
  });
});

test('the bot proposes updates of everything that is pinned: packages, tools in Python, and actions', () => {
  const update = z.object({
    'package-ecosystem': z.string(),
    directory: z.optional(z.string()),
    directories: z.optional(z.array(z.string())),
  });
  const { updates } = z.object({ updates: z.array(update) }).parse(parse(read('.github/dependabot.yml')));
  const told = updates.map((one) => [one['package-ecosystem'], one.directories ?? [one.directory]]);
  const pinned = globSync('bin/**/*requirements.txt', { cwd: rootFolder }).map((file) => `/${dirname(file)}`);
  expect(Object.fromEntries(told)).toEqual({
    npm: ['/'],
    pip: [...new Set(pinned)].sort(),
    'github-actions': ['/'],
  });
});

describe('the nightly run', () => {
  const { on, jobs } = nightly;
  const artefactsOf = ({ steps }: z.infer<typeof job>) =>
    steps.flatMap((one) => (one.uses?.startsWith('actions/upload-artifact@') ? one.with?.path : []));

  test('starts at a quiet hour and may only read', () => {
    expect(on.schedule).toEqual([{ cron: '17 2 * * *' }]);
    expect([nightly.permissions, jobs.grants.permissions, jobs.measures.permissions]).toEqual([
      { contents: 'read' },
      undefined,
      undefined,
    ]);
  });

  test('tests every grant, and keeps the page of the run', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own syntax
    expect(commandsOf(jobs.grants)).toEqual(['npm run grants -- 100 ${{ matrix.part }}/3']);
    expect(jobs.grants.strategy.matrix.part).toEqual([1, 2, 3]);
    expect(artefactsOf(jobs.grants)).toEqual(['docs/grants.md']);
    expect(jobs.grants['timeout-minutes']).toBe(120);
    const caches = jobs.grants.steps.filter(({ uses }) => uses?.startsWith('actions/cache/'));
    expect(caches.map((one) => one.with?.path)).toEqual(['.build/grants.json', '.build/grants.json']);
  });

  test('runs guards and proof completely, and keeps their pages', () => {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: GitHub's own syntax
    expect(commandsOf(jobs.measures)).toEqual(['npm run ${{ matrix.command }}']);
    expect(artefactsOf(jobs.measures)).toEqual(['.build/measures/${{ matrix.command }}.md']);
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: GitHub's own syntax
    expect(jobs.measures.strategy.matrix.command).toEqual(['guards', 'proof']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['grants', 'guards', 'proof']));
  });

  test('kills the writing desk fifty times', () => {
    expect(commandsOf(nightly.jobs.kills)).toEqual(['npm run kills']);
    expect(scripts.kills).toContain('DESK_KILLS=50');
    expect(nightly.jobs.kills.permissions).toBeUndefined();
  });

  test('asks veraPDF whether both editions of a report of every discipline are PDF/UA-1', () => {
    const { pages } = nightly.jobs;
    const [typeset, check] = commandsOf(pages);
    expect(typeset).toContain('test/support/reports/western.json lib/services/*/examples/*.json;');
    expect(typeset).toContain('npm run report -- "$file" "pages/$name.pdf"\n');
    expect(typeset).toContain('npm run report -- "$file" "pages/$name-print.pdf" print\n');
    expect(check).toMatch(/\/pages:\/data:ro" verapdf\/cli:v[\d.]+ --flavour ua1 .*--recurse \/data$/);
    expect(Object.keys(scripts)).toContain('report');
    expect(pages.permissions).toBeUndefined();
  });

  test('makes an order in Firefox and WebKit, in Debian, which has both', () => {
    const { engines } = nightly.jobs;
    expect(engines.container).toBe('node:24-bookworm');
    expect(commandsOf(engines)).toContain('npm run engines');
    expect(artefactsOf(engines)).toEqual(['engines']);
    expect(Object.keys(scripts)).toContain('engines');
    expect(engines['timeout-minutes']).toBeLessThanOrEqual(40);
    expect(engines.permissions).toBeUndefined();
  });
});

/** Removes stacks or administers the team: a person does that (docs/deploying.md). */
const byHand = new Set(['bin/deploy/staff.ts']);
/** AWS tells everybody who they are; the other three remove a stack whose first creation failed, which the pipeline may not. */
const rightless = new Set([
  'GetCallerIdentity',
  ...['DeleteStack', 'UpdateTerminationProtection', 'DescribeStackEvents'],
]);
const rightOf: Readonly<Record<string, string>> = {
  // It reads one object of the site's bucket, and writes another.
  CopyObject: 'PutObject',
  ListObjectsV2: 'ListBucket',
  GetObjectLockConfiguration: 'GetBucketObjectLockConfiguration',
};

describe('the deployment role', () => {
  const text = read('.github/deploy-role.yml');
  const statement = z.object({
    Action: z.union([z.string(), z.array(z.string())]),
    Resource: z.unknown(),
    Condition: z.optional(z.unknown()),
  });
  const { Role } = z
    .object({
      Resources: z.object({
        Role: z.object({
          Properties: z.object({
            AssumeRolePolicyDocument: z.object({ Statement: z.array(z.object({ Condition: z.unknown() })) }),
            Policies: z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(statement) }) })),
          }),
        }),
      }),
    })
    .parse(parse(text, { logLevel: 'silent' })).Resources;

  test('is for one environment of one repository', () => {
    const [trust] = Role.Properties.AssumeRolePolicyDocument.Statement;
    expect(trust?.Condition).toEqual({
      StringEquals: {
        'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own syntax
        'token.actions.githubusercontent.com:sub': 'repo:${Repository}:environment:${Stage}',
      },
    });
  });

  test('has permissions on named things, of its own stage wherever AWS can distinguish them', () => {
    const statements = Role.Properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    expect(statements.flatMap(({ Action }) => Action).filter((action) => action.includes('*'))).toEqual([]);
    const wide = statements.filter(({ Resource }) => Resource === '*').flatMap(({ Action }) => Action);
    expect(wide).toEqual([
      'acm:DescribeCertificate',
      'acm:ListCertificates',
      'cloudwatch:DescribeAlarms',
      'lambda:GetAccountSettings',
      'lambda:ListFunctions',
      'ses:GetAccount',
      'ses:GetEmailIdentity',
      'sns:ListSubscriptions',
    ]);
  });

  test('may set passwords in the pool of its own stage alone', () => {
    const statements = Role.Properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    expect(statements.filter(({ Action }) => Action === 'cognito-idp:AdminSetUserPassword')).toEqual([
      {
        Action: 'cognito-idp:AdminSetUserPassword',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own syntax
        Resource: 'arn:aws:cognito-idp:eu-west-3:${AWS::AccountId}:userpool/*',
        Condition: { StringEquals: { 'aws:ResourceTag/stage': 'Stage' } },
      },
    ]);
  });

  test('sends the secret of the CDN to the edge stack of its stage, and updates no other stack itself', () => {
    const statements = Role.Properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    const [update, ...others] = statements.filter(({ Action }) =>
      [Action].flat().includes('cloudformation:UpdateStack'),
    );
    expect([update?.Resource, others]).toEqual([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own syntax
      'arn:aws:cloudformation:eu-west-3:${AWS::AccountId}:stack/quatre-sagesses-${Stage}-edge/*',
      [],
    ]);
  });

  test('names the key and the region of the shop, as the pipeline does', () => {
    const role = read('.github/deploy-role.yml');
    const regions = `${role}${read('.github/workflows/deploy.yml')}`.match(/\b[a-z]{2}(-[a-z]+)+-\d\b/g);
    const keys = [...role.matchAll(/([a-z-]+)[-/]\$\{Stage\}/g)].map(([, key]) => key);
    expect([new Set(regions), new Set(keys)]).toEqual([new Set([shopRegion]), new Set([shopKey])]);
  });

  test('may do what the command does: no more, and no less', () => {
    const statements = Role.Properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    const allowed = statements.flatMap(({ Action }) => Action).map((action) => action.split(':')[1] ?? '');
    const files = globSync('bin/deploy/*.ts', { cwd: rootFolder }).filter((file) => !byHand.has(file));
    const calls = files.flatMap((file) => [
      ...[...read(file).matchAll(/\bnew (\w+)Command\b/g)].map(([, name = '']) => name),
      ...[...read(file).matchAll(/\bpaginate(\w+)\(/g)].map(([, name = '']) => name),
    ]);
    const needed = calls.filter((name) => !rightless.has(name)).map((name) => rightOf[name] ?? name);
    // UpdateFunctionConfiguration asks for the right to the layers that it names.
    expect(new Set(allowed)).toEqual(new Set([...needed, 'AssumeRole', 'GetLayerVersion']));
  });
});
