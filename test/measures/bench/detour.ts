import {
  type FunctionConfiguration,
  LambdaClient,
  paginateListFunctions,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import { awsClientConfig } from '../../../bin/local/aws.ts';
import type { ShopFacts } from '../../../bin/local/running.ts';
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts';

export type Detour = {
  /** Between the functions and the emulator. */
  readonly aws: CountingProxy;
  /** Between the functions and Stripe's stand-in. */
  readonly stripe: CountingProxy;
  /** Removes the proxies: the functions call emulator and stand-in directly again. */
  end(): Promise<void>;
};

type Variables = Readonly<Record<string, string>>;

/** Sweeps, reconciler and news run on schedules, the live channel while pages are open: they are not work of an order. */
const isOrderWork = ({ FunctionName = '' }: FunctionConfiguration): boolean =>
  FunctionName.startsWith('quatre-sagesses') && !/Sweep|TellPolicy|Reconcile|Live/.test(FunctionName);

const functionsOf = async (client: LambdaClient): Promise<FunctionConfiguration[]> => {
  const found: FunctionConfiguration[] = [];
  for await (const { Functions = [] } of paginateListFunctions({ client }, {})) found.push(...Functions);
  return found.filter(isOrderWork);
};

/** Inserts counting proxies for a running shop's functions by their environment; `end` removes them. */
export const startDetour = async ({ emulator, payments }: ShopFacts): Promise<Detour> => {
  const client = new LambdaClient(awsClientConfig(emulator));
  const [aws, stripe] = await Promise.all([startCountingProxy(emulator), startCountingProxy(payments)]);
  const functions = await functionsOf(client);
  const setVariables = (change: (known: Variables) => Variables) =>
    Promise.all(
      functions.map(({ FunctionName, Environment }) => {
        const Variables = change(Environment?.Variables ?? {});
        return client.send(
          new UpdateFunctionConfigurationCommand({ FunctionName, Environment: { Variables } }),
        );
      }),
    );
  await setVariables((known) => ({
    ...known,
    AWS_ENDPOINT_URL: aws.url,
    ...(known.STRIPE_API && { STRIPE_API: stripe.url }),
  }));
  const end = async () => {
    await setVariables((known) => known);
    await Promise.all([aws.stop(), stripe.stop()]);
  };
  return { aws, stripe, end };
};
