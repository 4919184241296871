import { bornOf } from '#domain/births/born.ts';
import type { BirthRecord } from '#domain/births/correction.ts';
import { bornOfKnown } from '#domain/births/known-birth.ts';
import { fullName, type Named } from '#domain/persons.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { personKey } from '#lambdas/access/person-key.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PersonLink, PersonLinksStore } from '#lambdas/storage/person-links.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

export type StudiedDependencies = {
  readonly personLinks: Pick<PersonLinksStore, 'find'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'ofUser'>;
  readonly births: Pick<BirthsStore, 'findAll'>;
};

type Person = NonNullable<BirthRecord['person']>;
export type StudiedBirth = BirthRecord & { readonly person: Person };
type KnownEntry = NonNullable<ProfileRecord['persons']>[string];

/** All that one account keeps of one other person. */
export type Studied = {
  readonly userId: string;
  readonly buyer: string;
  /** The key of the link first, then those of names that were corrected since. */
  readonly keys: readonly string[];
  /** By their ids in the account. */
  readonly known: readonly (readonly [string, KnownEntry])[];
  readonly orders: readonly { readonly order: OrderRecord; readonly born: StudiedBirth }[];
};

/** Under which the register of requests knows a person studied: never an account's own id. */
export const registerIdOf = (userId: string, key: string): string => `${userId}#${key}`;

export const namedIn = ({ first_name, last_name }: KnownEntry): Named => ({
  firstName: first_name,
  lastName: last_name,
});

const isStudied = (born: BirthRecord | undefined): born is StudiedBirth => born?.person !== undefined;

/** The births of an account's orders that are another person's. */
const studiedIn = async (
  userId: string,
  { orders, births }: Pick<StudiedDependencies, 'orders' | 'births'>,
): Promise<Studied['orders']> => {
  const all = await orders.ofUser(userId);
  const born = await births.findAll(all.map(({ id }) => id));
  return all.flatMap((order) => {
    const one = born.get(order.id);
    return isStudied(one) ? [{ order, born: one }] : [];
  });
};

/** All keys of the persons whom an account keeps, for its erasure. */
export const keysOf = async (
  userId: string,
  profile: ProfileRecord | undefined,
  deps: Pick<StudiedDependencies, 'orders' | 'births'>,
): Promise<readonly string[]> => {
  const ordered = (await studiedIn(userId, deps)).map(({ born }) => born.person);
  const known = Object.values(profile?.persons ?? {}).map(namedIn);
  return [...new Set([...ordered, ...known].map((named) => personKey(userId, named)))];
};

const buyerOf = (profile: ProfileRecord, orders: readonly OrderRecord[]): string => {
  const { first_name, last_name } = profile;
  if (first_name && last_name) return fullName({ firstName: first_name, lastName: last_name });
  const [order] = orders;
  return order ? fullName(order.customer_info) : '';
};

/** All that the link's account keeps of the person. Throws ShopError link_invalid once the account is erased. */
export const studiedBy = async (link: PersonLink, deps: StudiedDependencies): Promise<Studied> => {
  const { user_id: userId } = link;
  const profile = await deps.profiles.find(userId);
  if (!profile) throw new ShopError('link_invalid');
  const all = await studiedIn(userId, deps);
  const known = Object.entries(profile.persons ?? {});
  const corrected = [
    ...all.filter(({ order }) => order.id === link.order_id).map(({ born }) => born.person),
    ...known.filter(([id]) => id === link.person).map(([, entry]) => namedIn(entry)),
  ].map((named) => personKey(userId, named));
  const keys = [...new Set([link.key, ...corrected])];
  const isMeant = (named: Named) => keys.includes(personKey(userId, named));
  return {
    userId,
    buyer: buyerOf(
      profile,
      all.map(({ order }) => order),
    ),
    keys,
    known: known.filter(([, entry]) => isMeant(namedIn(entry))),
    orders: all.filter(({ born }) => isMeant(born.person)),
  };
};

/** The same, by the secret of the link. Throws ShopError link_invalid. */
export const studiedByToken = async (
  token: string,
  deps: StudiedDependencies,
): Promise<{ readonly link: PersonLink; readonly studied: Studied }> => {
  const link = await deps.personLinks.find(token);
  if (!link) throw new ShopError('link_invalid');
  return { link, studied: await studiedBy(link, deps) };
};

const isText = (line: string | undefined): line is string => line !== undefined;
type Told = Parameters<typeof birthLines>[0] & Pick<BirthRecord, 'birthNames'>;

/** What is kept of a birth, in sentences. */
const toKnown = (named: Named, agreed_at: string, born: Told) => ({
  name: fullName(named),
  birth: [birthSentence(born), birthLines(born).instant].filter(isText),
  ...(born.birthNames && {
    certificate: fullName({ firstName: born.birthNames.firstNames, lastName: born.birthNames.lastName }),
  }),
  agreed_at,
});

export const knownEntry = (entry: KnownEntry) => toKnown(namedIn(entry), entry.agreed_at, bornOfKnown(entry));

export const knownBirth = (born: StudiedBirth) => toKnown(born.person, born.person.agreedAt, bornOf(born));
