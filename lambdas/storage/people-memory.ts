import type { Person } from '#domain/report/wrong-person.ts';

/** Whom an order is about, and who ordered it. */
export type KnownPerson = { readonly userId: string; readonly person: Person };

/** What a warm function has read of other orders, by their ids; an entry holds until `until`, in milliseconds. */
export type PeopleMemory = Map<string, KnownPerson & { readonly until: number }>;
