import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** The bucket of invoices and credit notes, or that of the books; S3 refuses a bucket that is not `owner`'s. */
export const createPaperFiles = (bucket: string, owner?: string) => {
  const client = new S3Client({ responseChecksumValidation: 'WHEN_REQUIRED' });

  /** Stores a file once: an existing object is never overwritten. */
  const keep = async (key: string, bytes: Uint8Array, ContentType = 'application/pdf'): Promise<void> => {
    const put = new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: bytes,
      ContentType,
      ExpectedBucketOwner: owner,
      IfNoneMatch: '*',
    });
    await client.send(put).catch((error: unknown) => {
      if (!(error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412)) throw error;
    });
  };

  const read = async (key: string): Promise<Uint8Array> => {
    const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    if (!answer.Body) throw new Error('the bucket answered without a body');
    return answer.Body.transformToByteArray();
  };
  return { keep, read };
};
