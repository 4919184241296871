/** The configuration of SDK clients for a region; credentials and endpoint come from the environment. */
export type Connect = (region: string) => {
  readonly region: string;
  readonly endpoint?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
};
export const connect: Connect = (region) => ({ region });
