import * as z from 'zod/mini';
import { type TableVariable, variableOf } from './domain/tables/variable.ts';
import type { TableName } from './domain/tables.ts';

const filled = z.string().check(z.minLength(1));

/** The variables of all functions, each name once with its schema; those of the tables follow from `lib/domain/tables.ts`. */
export const variables = {
  STAGE: filled,
  REPORTS_BUCKET: filled,
  PAPERS_BUCKET: filled,
  ARCHIVES_BUCKET: filled,
  /** The bucket of the books in the second account, and the number of that account. */
  BOOKS_BUCKET: filled,
  BOOKS_ACCOUNT: filled,
  MAIL_QUEUE_URL: filled,
  PAPER_QUEUE_URL: filled,
  TYPESET_QUEUE_URL: filled,
  EXPORT_QUEUE_URL: filled,
  /** The queue to which a consumer moves unreadable messages. */
  DEAD_LETTERS_URL: filled,
  MAIL_FROM: filled,
  MAIL_CONFIGURATION_SET: filled,
  GUIDANCE_MAIL_FROM: filled,
  GUIDANCE_MAIL_CONFIGURATION_SET: filled,
  SITE_URL: filled,
  USER_POOL_ID: filled,
  USER_POOL_CLIENT_ID: filled,
  /** The pool client that enrols factors. */
  ENROLMENT_CLIENT_ID: filled,
  /** The claim `iss` of the pool's tokens. */
  TOKEN_ISSUER: filled,
  LIVE_API_ID: filled,
  /** URLs of all queues, separated by commas: the sweep of issues checks them for messages that nobody takes. */
  WATCHED_QUEUES: filled,
  ORIGIN_SECRET_PARAMETER: filled,
  SENTENCE_KEY_PARAMETER: filled,
  STRIPE_KEY_PARAMETER: filled,
  STRIPE_WEBHOOK_SECRETS_PARAMETER: filled,
  /** Origin of a stand-in for Stripe's API; absent for Stripe itself. */
  STRIPE_API: z.optional(filled),
} as const;
export type VariableName = keyof typeof variables | TableVariable;

type Source = Readonly<Record<string, string | undefined>>;

/** Returns the named variable. Throws with its name when it is missing. */
export const readVariable = (
  name: Exclude<VariableName, 'STRIPE_API'>,
  source: Source = process.env,
): string => {
  const parsed = filled.safeParse(source[name]);
  if (!parsed.success) throw new Error(`the function's variable ${name} is missing`);
  return parsed.data;
};

/** The name of a table: each function has the names of those that it uses. */
export const readTable = (table: TableName): string => readVariable(variableOf(table));

/** Undefined for Stripe itself. */
export const readStripeApi = (source: Source = process.env): string | undefined =>
  variables.STRIPE_API.parse(source.STRIPE_API);

/** The X-Ray trace of the current call; undefined without tracing. */
export const readTrace = (source: Source = process.env): string | undefined =>
  /Root=([^;]+)/.exec(source._X_AMZN_TRACE_ID ?? '')?.[1];

/** Where Node finds the modules of a layer, for a process of its own. */
export const readModules = ({ NODE_PATH }: Source = process.env): Source => ({ NODE_PATH });

/** Variables that Lambda sets, and the emulator's address, undefined on AWS. */
export const readAws = (source: Source = process.env) => ({
  region: filled.parse(source.AWS_REGION),
  emulator: z.optional(filled).parse(source.AWS_ENDPOINT_URL),
});
