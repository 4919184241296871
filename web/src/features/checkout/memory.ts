/** What this tab remembers of the checkout, so that reload and back keep it (never a password, never a tick). */
import { type PaidKey, paidKeys } from '#domain/catalogue.ts';
import { noTyped, type Typed } from './details.ts';

const keys = {
  selection: 'checkout.selection',
  typed: 'checkout.typed',
  order: 'checkout.order',
} as const;

/** A browser may refuse storage: then the page works and forgets. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

const read = (key: string): string => attempt(() => sessionStorage.getItem(key)) ?? '';
const write = (key: string, text: string): void => attempt(() => sessionStorage.setItem(key, text));
const clear = (key: string): void => attempt(() => sessionStorage.removeItem(key));

export const storedSelection = {
  read: (): PaidKey[] => {
    const stored = read(keys.selection).split(',');
    return paidKeys.filter((key) => stored.includes(key));
  },
  write: (services: readonly PaidKey[]): void =>
    services.length === 0 ? clear(keys.selection) : write(keys.selection, services.join()),
  clear: (): void => clear(keys.selection),
};

const entriesOf = (json: string): Map<string, unknown> =>
  new Map(Object.entries(attempt((): unknown => JSON.parse(json)) ?? {}));

/** The typed fields, with the account that typed them: the next user of a shared browser does not see them. */
export const storedTyped = {
  /** `userId` is undefined for a visitor; what a visitor typed stays when the visitor signs in. */
  read: (userId: string | undefined): Typed => {
    const stored = entriesOf(read(keys.typed));
    const owner = stored.get('owner');
    if (owner !== undefined && owner !== userId) return noTyped;
    const text = (name: keyof Typed): string => {
      const value = stored.get(name);
      return typeof value === 'string' ? value : '';
    };
    return {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      birthDate: text('birthDate'),
      birthTime: text('birthTime'),
      birthPlace: text('birthPlace'),
    };
  },
  write: (userId: string | undefined, form: Typed): void => {
    const { firstName, lastName, email, birthDate, birthTime, birthPlace } = form;
    const typed = { firstName, lastName, email, birthDate, birthTime, birthPlace };
    write(keys.typed, JSON.stringify({ ...typed, owner: userId }));
  },
};

/** The id of the unpaid order that the next payment continues. */
export const storedOrder = {
  read: (): string | undefined => read(keys.order) || undefined,
  write: (id: string): void => write(keys.order, id),
  clear: (): void => clear(keys.order),
};
