import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { maxReportBytes } from '#domain/upload.ts';
import { createOpening } from './opening.ts';

const uploadSeconds = 10 * 60;
const pdf = 'application/pdf';

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0);

/** One stored version of a key: a later upload to the same key creates another version. */
export type StoredFile = { readonly key: string; readonly version: string };

/** The bucket of the reports. A signed URL expires with the function's own credentials at the latest. */
export const createFiles = (bucket: string) => {
  const client = new S3Client({ responseChecksumValidation: 'WHEN_REQUIRED' });

  /** A form for one PDF at exactly this key, from 1 byte to 25 MB, for 10 minutes. */
  const signUpload = (key: string): Promise<{ url: string; fields: Record<string, string> }> =>
    createPresignedPost(client, {
      Bucket: bucket,
      Key: key,
      Fields: { 'Content-Type': pdf },
      Conditions: [
        ['eq', '$Content-Type', pdf],
        ['content-length-range', 1, maxReportBytes],
      ],
      Expires: uploadSeconds,
    });

  const read = async ({ key, version }: StoredFile): Promise<Uint8Array> => {
    const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, VersionId: version }));
    if (!answer.Body) throw new Error('the bucket answered without a body');
    return answer.Body.transformToByteArray();
  };

  /** The text of a delivered report: the current version of its key. */
  const readText = async (key: string): Promise<string> => {
    const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    if (!answer.Body) throw new Error('the bucket answered without a body');
    return answer.Body.transformToString();
  };

  /** Stores a file that the shop itself made, and returns its version. */
  const put = async (key: string, bytes: Uint8Array, type: string): Promise<string> => {
    const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type });
    return (await client.send(command)).VersionId ?? '';
  };

  /**
   * Copies exactly this version, even after later uploads to its key. False when it has expired: S3 answers «forbidden»
   * for a missing object to a caller without the right to list the bucket.
   */
  const keep = async (from: StoredFile, key: string): Promise<boolean> => {
    const source = `${bucket}/${from.key}?versionId=${from.version}`;
    try {
      await client.send(new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource: source }));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  };

  /** Deletes everything below a prefix with all versions, for good. */
  const removeAll = async (prefix: string): Promise<void> => {
    let next: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {};
    while (next) {
      const list = new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix, ...next });
      const page: ListObjectVersionsCommandOutput = await client.send(list);
      for (const { Key, VersionId } of [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])]) {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId }));
      }
      const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page;
      next = page.IsTruncated ? { KeyMarker, VersionIdMarker } : undefined;
    }
  };

  return {
    signUpload,
    read,
    readText,
    put,
    keep,
    removeAll,
    signOpening: createOpening(bucket, client).sign,
  };
};
export type Files = ReturnType<typeof createFiles>;
