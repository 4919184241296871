import {
  GetParameterCommand,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
  type SSMClientConfig,
} from '@aws-sdk/client-ssm';
import { parameterNames, type StageName } from '#lib/stage.ts';
import type { SecretKey } from './secret-rules.ts';

/** A stored secret; `changedAt` is the last write (UTC). */
export type KeptSecret = { readonly values: readonly string[]; readonly changedAt: Date };

/** The SecureStrings of a stage, which CloudFormation cannot write. This module never prints them. */
export const openSecretStore = (stage: StageName, config: SSMClientConfig) => {
  const client = new SSMClient(config);
  const names = parameterNames(stage);

  /** Undefined when the secret was never written. */
  const read = async (key: SecretKey): Promise<KeptSecret | undefined> => {
    try {
      const { Parameter } = await client.send(
        new GetParameterCommand({ Name: names[key], WithDecryption: true }),
      );
      const values = (Parameter?.Value ?? '').split(',').filter((value) => value !== '');
      return { values, changedAt: Parameter?.LastModifiedDate ?? new Date(0) };
    } catch (error) {
      if (error instanceof ParameterNotFound) return undefined;
      throw error;
    }
  };

  const write = async (key: SecretKey, values: readonly string[]): Promise<void> => {
    const Value = values.join(',');
    await client.send(
      new PutParameterCommand({ Name: names[key], Value, Type: 'SecureString', Overwrite: true }),
    );
  };
  return { read, write };
};
export type SecretStore = ReturnType<typeof openSecretStore>;
