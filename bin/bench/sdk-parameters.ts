import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';

/** Takes the place of `lambdas/gateways/parameters.ts` in the bundles that ours are compared with. */
export const createParameters = () => {
  const client = new SSMClient({});
  const read = async (Name: string): Promise<string> => {
    const { Parameter } = await client.send(new GetParameterCommand({ Name, WithDecryption: true }));
    return Parameter?.Value ?? '';
  };
  return { read };
};
