import * as z from 'zod/mini';
import { routes } from '#lib/routes.ts';
import { grantsOf, nameOf, roleOf } from './policies.ts';
import { type Resource, type Synthesized, stacksOf } from './template.ts';

/** Lines that every function has: its log group, and its traces. */
const everywhere = /^(log lines|traces): /;

const factsOf = z.object({
  Description: z.string(),
  MemorySize: z.int(),
  Timeout: z.int(),
  TracingConfig: z.optional(z.object({ Mode: z.string() })),
});

/** The name of a function without the hash that CDK adds. */
export const shortName = (fn: Resource): string => nameOf(fn.id).replace(/Function$/, '');

const callOf = (name: string): string[] =>
  routes
    .filter(
      ({ route }) => name.endsWith(route.id) && name.slice(0, -route.id.length).match(/^(Http|Guidance)$/),
    )
    .map(({ route: { wire, who } }) => `\`${wire.method} ${wire.path}\` by ${who}.`);

const sectionOf = (stack: Synthesized, fn: Resource): string => {
  const { Description, MemorySize, Timeout, TracingConfig } = factsOf.parse(fn.Properties);
  const traced = TracingConfig ? ', traced' : '';
  const grants = grantsOf(stack, roleOf(fn)).filter((line) => !everywhere.test(line));
  return [
    `### ${shortName(fn)}`,
    '',
    [...callOf(shortName(fn)), `${Timeout} s, ${MemorySize} MB${traced}.`, `Without it: ${Description}`].join(
      ' ',
    ),
    '',
    ...(grants.length > 0 ? grants : ['nothing']).map((line) => `- ${line}`),
    '',
  ].join('\n');
};

/** `docs/functions.md`, from the policies of the synthesized templates. */
export const functionsPage = (): string => {
  const { data, api, accounts, atelier, desk, guidance } = stacksOf('dev');
  const stacks = Object.entries({ data, api, accounts, atelier, desk, guidance });
  const chapters = stacks.map(([name, stack]) => {
    const functions = stack
      .ofType('AWS::Lambda::Function')
      .toSorted((left, right) => left.id.localeCompare(right.id, 'en'));
    return `## Stack ${name}\n\n${functions.map((fn) => sectionOf(stack, fn)).join('\n')}`;
  });
  return `# Who may do what

Every function with its caller, its loss and all of its permissions, as the templates have them. \`npm run functions\`
writes this page, and a test compares it. Each function also writes its log lines, and its traces where it is traced.

${chapters.join('\n')}`;
};
