import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** Reads the files of a bucket as streams, so that none needs to fit into the memory. */
export const createStoredFiles = (bucket: string) => {
  const client = new S3Client({ responseChecksumValidation: 'WHEN_REQUIRED' });

  /**
   * The current content of a key; undefined when there is none: S3 answers «forbidden» for a missing object to a caller
   * without the right to list the bucket.
   */
  const open = async (key: string): Promise<AsyncIterable<Uint8Array> | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return Body?.transformToWebStream();
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status === 403 || status === 404) return undefined;
      throw error;
    }
  };
  return { open };
};
export type StoredFiles = ReturnType<typeof createStoredFiles>;
