import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import { awsEnvironment } from '../../../bin/local/aws.ts';

type Signable = {
  readonly host: string;
  /** The service in the scope of the signature. */
  readonly service: string;
  /** Absent when the body names the operation. */
  readonly target?: string;
  readonly contentType: string;
  readonly body: string;
};

/** Headers of a POST to a service's root, signed with the emulator's own key. */
export const signedHeaders = async ({
  host,
  service,
  target,
  contentType,
  body,
}: Signable): Promise<Record<string, string>> => {
  const { AWS_REGION: region, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = awsEnvironment;
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  const signer = new SignatureV4({ service, region, credentials, sha256: Sha256 });
  const headers = { 'content-type': contentType, host, ...(target && { 'x-amz-target': target }) };
  const signed = await signer.sign(new HttpRequest({ method: 'POST', hostname: host, headers, body }));
  return signed.headers;
};
