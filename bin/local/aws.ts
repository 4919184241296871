/** The emulator's only account: dummy keys, the region of the shop. */
export const awsEnvironment = {
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_REGION: 'eu-west-3',
  AWS_DEFAULT_REGION: 'eu-west-3',
  AWS_EC2_METADATA_DISABLED: 'true',
} as const;

export const awsAccount = '000000000000';

/** Configuration of an SDK client that talks to the emulator. */
export const awsClientConfig = (endpoint: string) => ({
  endpoint,
  region: awsEnvironment.AWS_REGION,
  credentials: {
    accessKeyId: awsEnvironment.AWS_ACCESS_KEY_ID,
    secretAccessKey: awsEnvironment.AWS_SECRET_ACCESS_KEY,
  },
});
