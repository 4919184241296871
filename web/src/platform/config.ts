import * as z from 'zod/mini';
import { type SiteConfig, siteConfigSchema } from '#domain/wire/config.ts';

let pending: Promise<SiteConfig> | undefined;

const load = async (): Promise<SiteConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new TypeError(`config.json: ${response.status}`);
  return z.parse(siteConfigSchema, await response.json());
};

/** `/config.json`, fetched once; after a failure the next caller fetches it again. */
export const siteConfig = (): Promise<SiteConfig> => {
  pending ??= load().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
};
