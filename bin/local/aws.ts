import { shopRegion } from '#lib/stage.ts';

/** The emulator's only account: dummy keys, the region of the shop. */
export const awsEnvironment = {
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_REGION: shopRegion,
  AWS_DEFAULT_REGION: shopRegion,
  AWS_EC2_METADATA_DISABLED: 'true',
} as const;

export const awsAccount = '000000000000';
/** The emulator's second account, which keeps the books. */
export const booksAccount = '222222222222';

/** Configuration of an SDK client that talks to the emulator; it takes an account's number for its key. */
export const awsClientConfig = (
  endpoint: string,
  accessKeyId: string = awsEnvironment.AWS_ACCESS_KEY_ID,
) => ({
  endpoint,
  region: awsEnvironment.AWS_REGION,
  credentials: {
    accessKeyId,
    secretAccessKey: awsEnvironment.AWS_SECRET_ACCESS_KEY,
  },
});
