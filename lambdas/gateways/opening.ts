import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

const openSeconds = 5 * 60;

/** The file name in both forms of RFC 6266: plain ASCII for old clients, and the full name. */
const disposition = (fileName: string): string => {
  const ascii = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  return `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
};

/** Signs URLs of a bucket's PDFs. A signed URL expires with the function's own credentials at the latest. */
export const createOpening = (bucket: string, client = new S3Client({})) => {
  /** An address that opens the PDF, or one version of it, in the browser for five minutes, under a readable name. */
  const sign = (key: string, fileName: string, version?: string): Promise<string> =>
    getSignedUrl(
      client,
      new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        VersionId: version,
        ResponseContentType: 'application/pdf',
        ResponseContentDisposition: disposition(fileName),
      }),
      { expiresIn: openSeconds },
    );
  return { sign };
};
export type Opening = ReturnType<typeof createOpening>;
