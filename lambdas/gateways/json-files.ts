import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** What lies beside the PDFs of a bucket as JSON. */
export const createJsonFiles = (bucket: string) => {
  const client = new S3Client({ responseChecksumValidation: 'WHEN_REQUIRED' });

  /**
   * The content of a key; undefined when there is none: S3 answers «forbidden» for a missing object to a caller without
   * the right to list the bucket.
   */
  const read = async (key: string): Promise<unknown> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return Body && JSON.parse(await Body.transformToString());
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status === 403 || status === 404) return undefined;
      throw error;
    }
  };

  const write = async (key: string, content: unknown): Promise<void> => {
    const put = { Bucket: bucket, Key: key, Body: JSON.stringify(content), ContentType: 'application/json' };
    await client.send(new PutObjectCommand(put));
  };
  return { read, write };
};
export type JsonFiles = ReturnType<typeof createJsonFiles>;
