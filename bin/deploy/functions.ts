import {
  Architecture,
  type FunctionConfiguration,
  GetFunctionCommand,
  type LambdaClient,
  paginateListFunctions,
  Runtime,
  UpdateFunctionCodeCommand,
  UpdateFunctionConfigurationCommand,
  waitUntilFunctionUpdatedV2,
} from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { isOfStage, type StageName } from '#lib/stage.ts';

const keptSchema = z.object({
  /** SHA-256 of the code, base64, as Lambda tells it. */
  code: z.string(),
  architecture: z.enum(Architecture),
  runtime: z.enum(Runtime),
  handler: z.string(),
  /** MB. */
  memory: z.number(),
  /** Seconds. */
  timeout: z.number(),
  variables: z.record(z.string(), z.string()),
  layers: z.array(z.string()),
});
/** A function's code and settings, of which a way back can make it again. */
export type Kept = z.infer<typeof keptSchema>;
export const functionsSchema = z.record(z.string(), keptSchema);
export type Functions = z.infer<typeof functionsSchema>;

const keptOf = (one: FunctionConfiguration): Kept =>
  keptSchema.parse({
    code: one.CodeSha256,
    architecture: one.Architectures?.[0],
    runtime: one.Runtime,
    handler: one.Handler,
    memory: one.MemorySize,
    timeout: one.Timeout,
    variables: one.Environment?.Variables ?? {},
    layers: (one.Layers ?? []).flatMap(({ Arn }) => Arn ?? []),
  });

export type Running = {
  readonly name: string;
  readonly kept: Kept;
  /** The time of its last change, in milliseconds. */
  readonly changedAt: number;
};

/** The functions of a stage as they run now. */
export const readFunctions = async (client: LambdaClient, stage: StageName): Promise<Running[]> => {
  const found: Running[] = [];
  for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
    for (const one of Functions)
      if (one.FunctionName && isOfStage(stage, one.FunctionName))
        found.push({
          name: one.FunctionName,
          kept: keptOf(one),
          changedAt: Date.parse(one.LastModified ?? ''),
        });
  return found;
};

/** The package that a function runs now. */
export const downloadCode = async (client: LambdaClient, FunctionName: string): Promise<Uint8Array> => {
  const { Code } = await client.send(new GetFunctionCommand({ FunctionName }));
  const answer = await fetch(Code?.Location ?? '');
  if (!answer.ok) throw new Error(`The code of ${FunctionName} answers ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
};

const sorted = (variables: Kept['variables']) =>
  Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1));
const settingsOf = ({ code, architecture, variables, ...one }: Kept): string =>
  JSON.stringify([one, sorted(variables)]);

export const isSame = (one: Kept, other: Kept): boolean =>
  one.code === other.code && settingsOf(one) === settingsOf(other);

/** Where the code of a way back lies. */
export type Package = { readonly S3Bucket: string; readonly S3Key: string };

/** Changes a function to what was kept, first its settings; returns when Lambda runs it. */
export const putFunction = async (
  client: LambdaClient,
  { name: FunctionName, kept: now }: Running,
  kept: Kept,
  from: Package,
): Promise<void> => {
  const updated = () =>
    waitUntilFunctionUpdatedV2({ client, minDelay: 1, maxDelay: 2, maxWaitTime: 120 }, { FunctionName });
  if (settingsOf(now) !== settingsOf(kept)) {
    const { variables, layers, memory, timeout, handler, runtime } = kept;
    await client.send(
      new UpdateFunctionConfigurationCommand({
        FunctionName,
        Runtime: runtime,
        Handler: handler,
        MemorySize: memory,
        Timeout: timeout,
        Environment: { Variables: variables },
        Layers: layers,
      }),
    );
    await updated();
  }
  if (now.code === kept.code) return;
  const Architectures = [kept.architecture];
  await client.send(new UpdateFunctionCodeCommand({ FunctionName, Architectures, ...from }));
  await updated();
};
