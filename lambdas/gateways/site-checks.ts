import { randomBytes } from 'node:crypto';
import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { shopKey } from '#content/shop.ts';
import { livePath } from '#domain/live-stage.ts';
import { shopName } from '#domain/merchant/contact.ts';
import { health, stripeWebhook } from '#domain/wire/api.ts';
import { siteConfigSchema } from '#domain/wire/config.ts';

/** What a visitor reaches of a shop: origins without a trailing slash. */
export type Visited = {
  readonly site: string;
  /** The site's public origin: sockets accept only its pages. */
  readonly siteUrl: string;
  readonly stage: string;
  readonly userPoolId: string;
  /** Headers of every request to the site; an emulator distinguishes its distributions by the host. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** The addresses of a deployment. */
export type Deployed = Visited & {
  /** The API's own address, without the CDN. */
  readonly api: string;
};

export type Answer = {
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
type Check<Shop> = { readonly name: string; readonly run: (shop: Shop) => Promise<string | undefined> };

const limitMs = 15_000;

/** The firewall's managed rules refuse requests without a user agent. */
const userAgent = `${shopKey}-check`;

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

/** Asks the shop for a path, as its visitor does. */
export const visit = ({ site, headers }: Visited, path: string, asked: Asked = {}) =>
  ask(`${site}${path}`, { ...asked, headers: { ...headers, ...asked.headers } });

/** What was expected, and what came: a refusal's words, cut. */
export const isNot = (expected: string, { status, type, text }: Answer): string =>
  `${expected}, but it answers ${status} ${type} «${text.slice(0, 80).replaceAll(/\s+/g, ' ')}»`;

const page = async (deployed: Visited, path: string): Promise<string | undefined> => {
  const answer = await visit(deployed, path);
  if (answer.status !== 200 || !answer.type.startsWith('text/html') || !answer.text.includes(shopName))
    return isNot(`a page of ${shopName}`, answer);
  if (answer.policy === '') return 'the page bears no content security policy';
  return undefined;
};

/** What the site tells the browser: where it signs in. */
export const readConfig = async (deployed: Visited) => {
  const answer = await visit(deployed, '/config.json');
  if (answer.status !== 200) throw new Error(isNot('the configuration of the browser', answer));
  return siteConfigSchema.parse(JSON.parse(answer.text));
};

const configCheck = async (deployed: Visited): Promise<string | undefined> => {
  const { stage, userPoolId } = await readConfig(deployed);
  if (stage !== deployed.stage || userPoolId !== deployed.userPoolId)
    return `the browser is told of ${stage}, ${userPoolId}: it would sign in elsewhere`;
  return undefined;
};

/** Begins a sign-in of nobody with a random first number of SRP: Cognito hides that there is no such account. */
const signInCheck = async (deployed: Visited): Promise<string | undefined> => {
  const { cognitoEndpoint, userPoolClientId } = await readConfig(deployed);
  const answer = await ask(`${cognitoEndpoint}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: userPoolClientId,
      AuthParameters: { USERNAME: 'personne@check.invalid', SRP_A: randomBytes(256).toString('hex') },
    }),
  });
  const isAsked = answer.status === 200 && answer.text.includes('PASSWORD_VERIFIER');
  const isRefused = answer.status === 400 && /NotAuthorized|UserNotFound/.test(answer.text);
  return isAsked || isRefused ? undefined : isNot('the pool answers a sign-in', answer);
};

const healthSchema = z.object({ ok: z.literal(true), origin: z.string() });

const healthCheck = async (deployed: Visited): Promise<string | undefined> => {
  const answer = await visit(deployed, health.path);
  const isWell = answer.status === 200 && healthSchema.safeParse(JSON.parse(answer.text)).success;
  return isWell ? undefined : isNot('«ok»', answer);
};

/** The digest of the secret that the CDN sends now. Throws when the shop does not answer through it. */
export const originSent = async (deployed: Visited): Promise<string> => {
  const answer = await visit(deployed, health.path);
  if (answer.status !== 200) throw new Error(isNot('the shop answers through its CDN', answer));
  return healthSchema.parse(JSON.parse(answer.text)).origin;
};

const webhookCheck = async (deployed: Visited): Promise<string | undefined> => {
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
const socketCheck = async (deployed: Visited): Promise<string | undefined> => {
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
const missingCheck = async (deployed: Visited): Promise<string | undefined> => {
  const answer = await visit(deployed, missing);
  const isRight = answer.status === 404 && answer.type.startsWith('text/html');
  return isRight ? undefined : isNot('a page of its own with 404', answer);
};

/** What a customer needs, as anybody sees it from outside. */
const visitorChecks: readonly Check<Visited>[] = [
  { name: 'home page', run: (deployed) => page(deployed, '/') },
  { name: 'configuration', run: configCheck },
  { name: 'sign-in', run: signInCheck },
  { name: 'API health', run: healthCheck },
  { name: 'socket', run: socketCheck },
];

const deployedChecks: readonly Check<Deployed>[] = [
  ...visitorChecks,
  { name: 'services page', run: (deployed) => page(deployed, '/services') },
  { name: 'missing page', run: missingCheck },
  { name: 'unsigned webhook', run: webhookCheck },
  { name: 'API past the CDN', run: directCheck },
];

type Failure = { readonly name: string; readonly reason: string };

const failuresIn = async <Shop>(checks: readonly Check<Shop>[], shop: Shop): Promise<Failure[]> => {
  const failures = checks.map(async ({ name, run }) => {
    const reason = await run(shop).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    return reason === undefined ? [] : [{ name, reason }];
  });
  return (await Promise.all(failures)).flat();
};

/** Checks a deployed shop before customers use it; returns the failures as text. */
export const smokeFailures = async (deployed: Deployed): Promise<string[]> =>
  (await failuresIn(deployedChecks, deployed)).map(({ name, reason }) => `${name}: ${reason}`);

/** What does not answer a visitor; reasons may quote an answer, so only the names are for a log. */
export const unreachable = (shop: Visited): Promise<Failure[]> => failuresIn(visitorChecks, shop);

/** Milliseconds between two visits. */
export const wait = (ms: number): Promise<unknown> => delay(ms);
