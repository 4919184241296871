import type { StopReason } from '#domain/mailings.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { GuidanceChoice } from '#domain/wire/mailings.ts';
import type { GuidancesStore } from '#lambdas/storage/guidances.ts';
import type { GuidanceLinksStore } from '#lambdas/storage/tokens.ts';
import { choiceOf } from './choices.ts';

type Links = { readonly links: Pick<GuidanceLinksStore, 'addressOf'>; readonly now: Date };
export type LinkDependencies = Links & { readonly guidances: Pick<GuidancesStore, 'stop' | 'resume'> };
type ReadDependencies = Links & { readonly guidances: Pick<GuidancesStore, 'find'> };

const addressOf = async (token: string, { links, now }: Links): Promise<string> => {
  const address = await links.addressOf(token, now);
  if (!address) throw new ShopError('link_invalid');
  return address;
};

/** The dates of consent and refusal of the link's address. 400 link_invalid. */
export const readByLink = async (token: string, deps: ReadDependencies): Promise<GuidanceChoice> =>
  choiceOf(await deps.guidances.find(await addressOf(token, deps)));

/** Stops the guidance mails to the address of the link. 400 link_invalid. */
export const stopByLink = async (token: string, reason: StopReason, deps: LinkDependencies): Promise<void> =>
  deps.guidances.stop(await addressOf(token, deps), reason, deps.now);

/** Allows guidance mails to the address of the link again. 400 link_invalid. */
export const resumeByLink = async (token: string, deps: LinkDependencies): Promise<void> =>
  deps.guidances.resume(await addressOf(token, deps), deps.now);

/** The body that a mail client posts (RFC 8058, 3.1), form-encoded or as form data; a visit of the link does not send it. */
const oneClick = /\bList-Unsubscribe\b[\s\S]{0,80}\bOne-Click\b/;

/** The token in the address of a mail client's request; undefined for any other request. */
export const oneClickToken = (
  query: Readonly<Record<string, string | undefined>>,
  rawBody: string,
): string | undefined => (oneClick.test(rawBody) ? query.token : undefined);
