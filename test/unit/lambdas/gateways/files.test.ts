/** The answers of the bucket for a missing file, with a server that answers like S3. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createFiles } from '#lambdas/gateways/files.ts';

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.unstubAllEnvs();
});

/** S3 without `ListBucket`, where each request gets this status. */
const bucketThatAnswers = async (status: number, code: string) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  });
  servers.push(server);
  const address = await new Promise<string | AddressInfo | null>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address()));
  });
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${address.port}`);
  vi.stubEnv('AWS_REGION', 'eu-west-3');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  return createFiles('reports');
};

const upload = { key: 'uploads/a', version: 'v1' };

it.each([
  [403, 'AccessDenied'],
  [404, 'NoSuchVersion'],
])('a version for which S3 answers %i is missing', async (status, code) => {
  const files = await bucketThatAnswers(status, code);
  expect(await files.keep(upload, 'reports/a')).toBe(false);
});

it('another refusal of the bucket does not mean a missing file', async () => {
  const files = await bucketThatAnswers(400, 'InvalidRequest');
  await expect(files.keep(upload, 'reports/a')).rejects.toThrow();
});
