import { createSign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { poolId } from './pool.ts';

const claimsSchema = z.looseObject({ sub: z.string(), exp: z.number() });
export type Claims = z.infer<typeof claimsSchema>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { header, payload, signature };
};

/** The claims of a token, not verified. */
export const claimsOf = (token: string): Claims =>
  claimsSchema.parse(JSON.parse(Buffer.from(partsOf(token).payload, 'base64url').toString()));

/** The token with other claims under its old signature. */
export const tampered = (token: string, change: Readonly<Record<string, unknown>>): string => {
  const { header, signature } = partsOf(token);
  return `${header}.${encode({ ...claimsOf(token), ...change })}.${signature}`;
};

/** The token with the algorithm `none`. */
export const unsigned = (token: string): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${partsOf(token).payload}.`;

/**
 * The pool's own signing key, which the emulator keeps in the state folder: tests use it for tokens whose only fault is
 * their age. Undefined with another emulator.
 */
const signingKey = (): Promise<string | undefined> => {
  const folder = dirname(process.env.SHOP_RUN ?? '');
  return readFile(join(folder, 'aws/cognito-pool-keys', `${poolId()}-access.pem`), 'utf8').catch(
    () => undefined,
  );
};

/** The access token with other claims, signed with the pool's key; undefined without that key. */
export const resigned = async (
  token: string,
  change: Readonly<Record<string, unknown>>,
): Promise<string | undefined> => {
  const key = await signingKey();
  if (!key) return undefined;
  const content = `${partsOf(token).header}.${encode({ ...claimsOf(token), ...change })}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
};
