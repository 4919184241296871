/** The user pool in the browser's place: it signs in whom a test names, and keeps sessions of accounts alive. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext, Route } from 'playwright-core';
import * as z from 'zod/mini';
import type { TestCustomer } from '../customers.ts';

export const stubPool = { id: 'eu-west-3_component', path: '/pool' } as const;

export type Account = TestCustomer & { readonly userId: string };

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The page reads its claims; only a server verifies a signature. */
const tokenOf = (claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.signature`;

const hour = 3600;

/** An account of this level: it exists in a test alone. Groups make it one of the staff; `more` are claims of its tokens. */
export const newAccount = (groups: readonly string[] = [], more: object = {}): Account => {
  const userId = randomUUID();
  const email = `cliente-${userId}@exemple.fr`;
  const at = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, email, iat: at, exp: at + hour, 'cognito:groups': groups, ...more };
  return {
    ...{ userId, email, password: 'sagesse-1-longue', ip: '10.0.0.1' },
    access: tokenOf(claims),
    id: tokenOf(claims),
    refresh: `refresh-${userId}`,
  };
};

const callSchema = z.looseObject({
  AuthFlow: z.optional(z.string()),
  AuthParameters: z.optional(z.record(z.string(), z.string())),
  ChallengeResponses: z.optional(z.record(z.string(), z.string())),
});

const tokens = ({ access, id, refresh }: Account) => ({
  AuthenticationResult: {
    ...{ AccessToken: access, IdToken: id, RefreshToken: refresh },
    ...{ ExpiresIn: hour, TokenType: 'Bearer' },
  },
});
const refusal = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const wrongCode = { __type: 'CodeMismatchException', message: 'Invalid code received for user' };
/** The password is right, and a code is asked for. */
const codeQuestion = {
  ChallengeName: 'SOFTWARE_TOKEN_MFA',
  ChallengeParameters: {},
  Session: 's'.repeat(40),
};

/** The first answer of a sign-in: the browser proves its password to it without sending it. */
const challenge = () => {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      ...{ SALT: hex(16), SRP_B: hex(256), SECRET_BLOCK: 'c2VjcmV0', USER_ID_FOR_SRP: randomUUID() },
    },
  };
};

export type Pool = {
  /** The next sign-ins are of this account, with this code of its application; without an account each password is wrong. */
  readonly accept: (account: Account | undefined, code?: string) => void;
};
type Accepted = { readonly account: Account; readonly code: string | undefined };

const answerToChallenge = ({ account, code }: Accepted, given: Readonly<Record<string, string>>): object => {
  if (code === undefined) return tokens(account);
  const typed = given.SOFTWARE_TOKEN_MFA_CODE;
  if (typed === undefined) return codeQuestion;
  return typed === code ? tokens(account) : wrongCode;
};

export const answerPool = async (context: BrowserContext, known: readonly Account[]): Promise<Pool> => {
  let accepted: Accepted | undefined;
  const answerTo = (operation: string, body: z.infer<typeof callSchema>): object => {
    if (operation === 'RevokeToken') return {};
    if (operation === 'RespondToAuthChallenge')
      return accepted ? answerToChallenge(accepted, body.ChallengeResponses ?? {}) : refusal;
    if (body.AuthFlow === 'USER_SRP_AUTH') return challenge();
    const kept = body.AuthParameters?.REFRESH_TOKEN;
    const account = [...known, accepted?.account].find((one) => one?.refresh === kept);
    return account ? tokens(account) : refusal;
  };
  const fulfill = (route: Route) => {
    const request = route.request();
    const operation = request.headers()['x-amz-target']?.split('.').at(-1) ?? '';
    const answer = answerTo(operation, z.parse(callSchema, request.postDataJSON()));
    return route.fulfill({ status: '__type' in answer ? 400 : 200, json: answer });
  };
  await context.route(`**${stubPool.path}/`, fulfill);
  return {
    accept: (account, code) => {
      accepted = account && { account, code };
    },
  };
};
