import * as z from 'zod/mini';

/** What of the templates the bill depends on. */
export type Facts = {
  /** Megabytes of each function, by its name without the template's hash. */
  readonly memory: Readonly<Record<string, number>>;
  /** Names of the functions whose calls X-Ray keeps. */
  readonly traced: readonly string[];
  /** How many secrets each function may read: KMS decrypts each of them. */
  readonly secrets: Readonly<Record<string, number>>;
  /** Functions that run by schedule, with their runs a month. */
  readonly sweeps: Readonly<Record<string, number>>;
  /** Queues that a function empties, and those of them that keep their order. */
  readonly queues: number;
  readonly orderedQueues: number;
  readonly alarms: number;
  readonly dashboards: number;
};

const resource = z.object({ Type: z.string(), Properties: z.optional(z.record(z.string(), z.unknown())) });
export const templateSchema = z.object({ Resources: z.optional(z.record(z.string(), resource)) });
type Template = z.infer<typeof templateSchema>;

const ruleSchema = z.object({
  ScheduleExpression: z.string(),
  Targets: z.tuple([z.object({ Arn: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }) })]),
});

const nameOf = (id: string): string => id.replace(/[0-9A-F]{8}$/, '').replace(/Function$/, '');

const runsAMonth = (expression: string): number => {
  const [, count, unit] = /^rate\((\d+) (minute|day)s?\)$/.exec(expression) ?? [];
  if (!count) throw new Error(`the cost page cannot read the schedule ${expression}`);
  return (unit === 'day' ? 30 : 30 * 24 * 60) / Number(count);
};

const environmentSchema = z.object({ Variables: z.record(z.string(), z.unknown()) });

const secretsOf = (properties: Readonly<Record<string, unknown>> | undefined): number => {
  const { data } = environmentSchema.safeParse(properties?.Environment);
  return Object.keys(data?.Variables ?? {}).filter((name) => name.endsWith('_PARAMETER')).length;
};

/** Reads the synthesized templates of a stage. */
export const factsOf = (templates: readonly Template[]): Facts => {
  const all = templates.flatMap(({ Resources }) => Object.entries(Resources ?? {}));
  const ofType = (type: string) => all.filter(([, { Type }]) => Type === type);
  const functions = ofType('AWS::Lambda::Function');
  const memory = functions.map(
    ([id, { Properties }]) => [nameOf(id), z.int().parse(Properties?.MemorySize ?? 128)] as const,
  );
  const traced = functions.filter(([, { Properties }]) => Properties?.TracingConfig);
  const sweeps = ofType('AWS::Events::Rule').map(([, { Properties }]) => {
    const { ScheduleExpression, Targets } = ruleSchema.parse(Properties);
    return [nameOf(Targets[0].Arn['Fn::GetAtt'][0]), runsAMonth(ScheduleExpression)] as const;
  });
  const fed = ofType('AWS::SQS::Queue').filter(([, { Properties }]) => Properties?.RedrivePolicy);
  const ordered = fed.filter(([, { Properties }]) => Properties?.FifoQueue === true);
  return {
    queues: fed.length - ordered.length,
    orderedQueues: ordered.length,
    traced: traced.map(([id]) => nameOf(id)),
    memory: Object.fromEntries(memory),
    secrets: Object.fromEntries(functions.map(([id, { Properties }]) => [nameOf(id), secretsOf(Properties)])),
    sweeps: Object.fromEntries(sweeps),
    alarms: ofType('AWS::CloudWatch::Alarm').length,
    dashboards: ofType('AWS::CloudWatch::Dashboard').length,
  };
};
