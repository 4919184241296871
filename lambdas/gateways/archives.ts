import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { makeZip } from 'client-zip';

/** A file of an archive; its content is read when the archive comes to it. */
export type ArchivedFile = { readonly name: string; readonly input: string | AsyncIterable<Uint8Array> };

const zip = 'application/zip';
/** S3 takes no smaller part, except the last. */
export const partBytes = 8 * 1024 * 1024;
const openSeconds = 60;

/** The pieces of a stream as parts of at least `partBytes`, so that no archive needs to fit into the memory. */
async function* partsOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
  }
  yield Buffer.concat(pieces);
}

/** The bucket of the exports. */
export const createArchives = (bucket: string, client = new S3Client({})) => {
  const upload = async (
    Key: string,
    first: Uint8Array,
    rest: AsyncGenerator<Uint8Array>,
  ): Promise<number> => {
    const place = { Bucket: bucket, Key };
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...place, ContentType: zip }));
    const Parts: CompletedPart[] = [];
    let bytes = 0;
    const add = async (Body: Uint8Array): Promise<void> => {
      const PartNumber = Parts.length + 1;
      const part = new UploadPartCommand({ ...place, UploadId, PartNumber, Body });
      Parts.push({ PartNumber, ETag: (await client.send(part)).ETag });
      bytes += Body.length;
    };
    try {
      await add(first);
      for await (const part of rest) await add(part);
      await client.send(
        new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }),
      );
      return bytes;
    } catch (error) {
      // The rule of the bucket removes the parts when this fails too.
      await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined);
      throw error;
    }
  };

  /** Stores the files as one ZIP and returns its bytes. What fails leaves nothing. */
  const put = async (Key: string, files: AsyncIterable<ArchivedFile>): Promise<number> => {
    const parts = partsOf(makeZip(files));
    const { value: first = Buffer.alloc(0) } = await parts.next();
    if (first.length >= partBytes) return upload(Key, first, parts);
    await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: first, ContentType: zip }));
    return first.length;
  };

  const remove = async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
  };

  /** Deletes everything below a prefix; the bucket keeps no versions. */
  const removeAll = async (Prefix: string): Promise<void> => {
    let next: string | undefined;
    do {
      const list = new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken: next });
      const page: ListObjectsV2CommandOutput = await client.send(list);
      for (const { Key = '' } of page.Contents ?? []) await remove(Key);
      next = page.NextContinuationToken;
    } while (next);
  };

  /** An address that downloads the archive, for a minute. */
  const sign = (Key: string, fileName: string): Promise<string> => {
    const ResponseContentDisposition = `attachment; filename="${fileName}"`;
    const get = new GetObjectCommand({ Bucket: bucket, Key, ResponseContentDisposition });
    return getSignedUrl(client, get, { expiresIn: openSeconds });
  };

  return { put, remove, removeAll, sign };
};
export type Archives = ReturnType<typeof createArchives>;
