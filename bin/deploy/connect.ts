/** Configuration of the SDK's clients for a region; credentials and endpoint come from the environment otherwise. */
export type Connect = (region: string) => {
  readonly region: string;
  readonly endpoint?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
};
export const connect: Connect = (region) => ({ region });
