import { type Studied, studiedOf } from '#domain/persons.ts';
import type { Reader } from '#domain/report/addressed.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

export type ReaderDependencies = { readonly profiles: Pick<ProfilesStore, 'find'> };

/** Whom a report addresses, as it is now; a customer's form of address is nobody else's. */
export const readerOf = async (
  userId: string,
  info: Studied,
  { profiles }: ReaderDependencies,
): Promise<Reader> => {
  const profile = info.person ? undefined : await profiles.find(userId);
  return { firstName: studiedOf(info).firstName, salutation: profile?.salutation ?? undefined };
};
