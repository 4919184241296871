import { createHash, createHmac } from 'node:crypto';
import { awsEnvironment } from '../local/aws.ts';

type Signable = {
  readonly host: string;
  /** As the scope of a signature names it. */
  readonly service: string;
  /** Absent where the body names the operation. */
  readonly target?: string;
  readonly contentType: string;
  readonly body: string;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Headers of a POST to a service's root, signed (Signature Version 4) with the emulator's own key. */
export const signedHeaders = (
  { host, service, target, contentType, body }: Signable,
  now: Date,
): Record<string, string> => {
  const { AWS_REGION: region, AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret } = awsEnvironment;
  const instant = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = instant.slice(0, 8);
  const scope = `${day}/${region}/${service}/aws4_request`;
  const headers = {
    'content-type': contentType,
    host,
    'x-amz-date': instant,
    ...(target && { 'x-amz-target': target }),
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const canonical = ['POST', '/', '', ...lines, '', names, sha256(body)].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = createHmac('sha256', signingKey).update(toSign).digest('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...headers, authorization };
};
