/**
 * Follows the deployed distribution's settings for a handshake, because the emulator's distribution carries no sockets.
 */
import { inject } from 'vitest';
import { livePath } from '#domain/live-stage.ts';
import { handler as viewerRequest } from '#lib/edge/viewer-request.ts';
import { awsEnvironment } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';

/** AWS's policy «AllViewerExceptHostHeader»: forwards query and headers of the viewer except the host. */
const allButHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const blocks = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner);
const text = (xml: string, name: string): string => blocks(xml, name)[0] ?? '';

const readDistribution = async (): Promise<string> => {
  const { emulator, outputs } = inject('shop');
  const { AWS_ACCESS_KEY_ID: key, AWS_REGION: region } = awsEnvironment;
  const scope = `Credential=${key}/20260101/${region}/cloudfront/aws4_request`;
  const path = `/2020-05-31/distribution/${outputOf(outputs, 'DistributionId')}/config`;
  const authorization = `AWS4-HMAC-SHA256 ${scope}, SignedHeaders=host, Signature=none`;
  const answer = await fetch(`${emulator}${path}`, { headers: { authorization } });
  if (!answer.ok) throw new Error(`the distribution answered ${answer.status}`);
  return answer.text();
};

/** The origin and headers of a handshake that a viewer opens with these headers. */
export const throughDistribution = async (viewer: Readonly<Record<string, string>>) => {
  const xml = await readDistribution();
  const behavior = blocks(xml, 'CacheBehavior').find((one) => text(one, 'PathPattern') === livePath) ?? '';
  if (text(behavior, 'OriginRequestPolicyId') !== allButHost)
    throw new Error('the handshake is not passed on whole');
  const origins = blocks(text(xml, 'Origins'), 'Origin');
  const origin = origins.find((one) => text(one, 'Id') === text(behavior, 'TargetOriginId')) ?? '';
  const given = Object.entries(viewer).map(([name, value]) => [name, { value }] as const);
  const request = { uri: livePath, headers: Object.fromEntries(given) };
  const seen = viewerRequest({ viewer: { ip: '203.0.113.9' }, request });
  const own = blocks(origin, 'OriginCustomHeader').map((one) => [
    text(one, 'HeaderName'),
    text(one, 'HeaderValue'),
  ]);
  return {
    through: `http://${text(origin, 'DomainName')}:${text(origin, 'HTTPPort')}${text(origin, 'OriginPath')}`,
    path: seen.uri,
    headers: {
      ...Object.fromEntries(Object.entries(seen.headers).map(([name, { value }]) => [name, value])),
      ...Object.fromEntries(own),
    },
  };
};
