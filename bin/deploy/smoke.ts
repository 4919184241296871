import { randomBytes } from 'node:crypto';
import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import * as z from 'zod/mini';
import { livePath } from '#domain/live-stage.ts';
import { shopName } from '#domain/merchant/contact.ts';
import { health, stripeWebhook } from '#domain/wire/api.ts';
import { siteConfigSchema } from '#domain/wire/config.ts';

/** The addresses of a deployment: origins without a trailing slash. */
export type Deployed = {
  readonly site: string;
  /** The API's own address, without the CDN. */
  readonly api: string;
  /** The site's public origin: sockets accept only its pages. */
  readonly siteUrl: string;
  readonly stage: string;
  readonly userPoolId: string;
  /** Headers of every request to the site; an emulator distinguishes its distributions by the host. */
  readonly headers?: Readonly<Record<string, string>>;
};

type Answer = {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly policy: string;
};
type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
type Check = { readonly name: string; readonly run: (deployed: Deployed) => Promise<string | undefined> };

const limitMs = 15_000;

/** The firewall's managed rules refuse requests without a user agent. */
const userAgent = 'quatre-sagesses-smoke-test';

/** Uses Node's own client, because `fetch` cannot set the host. Redirects are returned as answers. */
const ask = (url: string, { body, ...options }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const open = url.startsWith('https:') ? requestSecurely : requestPlainly;
    const headers = { 'user-agent': userAgent, ...options.headers };
    const request = open(url, { ...options, headers, timeout: limitMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { 'content-type': type = '', 'content-security-policy': policy = '' } = response.headers;
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, type, text, policy: String(policy) });
      });
    });
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve({ status: 101, type: '', text: '', policy: '' });
    });
    request.on('timeout', () => request.destroy(new Error(`no answer within ${limitMs / 1000} s`)));
    request.on('error', reject);
    request.end(body);
  });

const visit = ({ site, headers }: Deployed, path: string, asked: Asked = {}) =>
  ask(`${site}${path}`, { ...asked, headers: { ...headers, ...asked.headers } });

const isNot = (expected: string, { status, type, text }: Answer): string =>
  `${expected}, but it answers ${status} ${type} «${text.slice(0, 80).replaceAll(/\s+/g, ' ')}»`;

const page = async (deployed: Deployed, path: string): Promise<string | undefined> => {
  const answer = await visit(deployed, path);
  if (answer.status !== 200 || !answer.type.startsWith('text/html') || !answer.text.includes(shopName))
    return isNot(`a page of ${shopName}`, answer);
  if (answer.policy === '') return 'the page bears no content security policy';
  return undefined;
};

const configCheck = async (deployed: Deployed): Promise<string | undefined> => {
  const answer = await visit(deployed, '/config.json');
  if (answer.status !== 200) return isNot('the configuration of the browser', answer);
  const { stage, userPoolId } = siteConfigSchema.parse(JSON.parse(answer.text));
  if (stage !== deployed.stage || userPoolId !== deployed.userPoolId)
    return `the browser is told of ${stage}, ${userPoolId}: it would sign in elsewhere`;
  return undefined;
};

const healthSchema = z.object({ ok: z.literal(true) });

const healthCheck = async (deployed: Deployed): Promise<string | undefined> => {
  const answer = await visit(deployed, health.path);
  const isWell = answer.status === 200 && healthSchema.safeParse(JSON.parse(answer.text)).success;
  return isWell ? undefined : isNot('«ok»', answer);
};

const webhookCheck = async (deployed: Deployed): Promise<string | undefined> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await visit(deployed, stripeWebhook.path, {
    method: 'POST',
    headers,
    body: '{"id":"evt_smoke"}',
  });
  const isRefused = answer.status === 403 && answer.type.startsWith('application/json');
  return isRefused ? undefined : isNot('an unsigned event is refused by the shop itself', answer);
};

const directCheck = async ({ api }: Deployed): Promise<string | undefined> => {
  const answer = await ask(`${api}${health.path}`, { headers: { 'x-origin-secret': 'smoke-test-guess' } });
  return answer.status === 403 ? undefined : isNot('past the CDN nobody gets in (403)', answer);
};

/** Opens a socket like a page, with an invalid ticket: only the function of the route answers 403. */
const socketCheck = async (deployed: Deployed): Promise<string | undefined> => {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: deployed.siteUrl,
    'sec-websocket-key': randomBytes(16).toString('base64'),
    'sec-websocket-version': '13',
  };
  const answer = await visit(deployed, `${livePath}?ticket=smoke-test-guess`, { headers });
  if (answer.status === 101) return 'a ticket that nobody was given opens a socket';
  const isRefused = answer.status === 403 && !/html|xml/.test(answer.type);
  return isRefused ? undefined : isNot('an unknown ticket is refused by the shop itself', answer);
};

const missing = '/page-qui-nexiste-pas';
const missingCheck = async (deployed: Deployed): Promise<string | undefined> => {
  const answer = await visit(deployed, missing);
  const isRight = answer.status === 404 && answer.type.startsWith('text/html');
  return isRight ? undefined : isNot('a page of its own with 404', answer);
};

const checks: readonly Check[] = [
  { name: 'home page', run: (deployed) => page(deployed, '/') },
  { name: 'services page', run: (deployed) => page(deployed, '/services') },
  { name: 'missing page', run: missingCheck },
  { name: 'configuration', run: configCheck },
  { name: 'API health', run: healthCheck },
  { name: 'unsigned webhook', run: webhookCheck },
  { name: 'socket', run: socketCheck },
  { name: 'API past the CDN', run: directCheck },
];

const failureOf = async ({ name, run }: Check, deployed: Deployed): Promise<string | undefined> => {
  const failure = await run(deployed).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  return failure && `${name}: ${failure}`;
};

/** Checks a deployed shop before customers use it; returns the failures as text. */
export const smokeFailures = async (deployed: Deployed): Promise<string[]> => {
  const failures = await Promise.all(checks.map((check) => failureOf(check, deployed)));
  return failures.filter((failure) => failure !== undefined);
};
