import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { builtSiteSchema } from '#lib/edge/site.ts';

/** The edge file of the last build. */
export const readEdge = async () =>
  builtSiteSchema.parse(
    JSON.parse(await readFile(new URL('../../.build/edge.json', import.meta.url), 'utf8')),
  );

export type PageAnswer = { readonly status: number; readonly headers: Headers; readonly html: string };

/** A page of the running shop, or of a `site` without one. */
export const getPage = async (path: string, site = inject('shop').site): Promise<PageAnswer> => {
  const answer = await fetch(`${site}${path}`, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

/** The directives of a content security policy. */
export const policyOf = ({ headers }: Pick<PageAnswer, 'headers'>): Map<string, readonly string[]> => {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim());
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      return [name, sources];
    }),
  );
};

export const hashOfStyle = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** All opening tags without the text between them. */
export const tagsOf = (html: string): string[] =>
  html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2>').match(/<[a-z][^>]*>/gi) ?? [];
