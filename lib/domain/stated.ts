/** A fact as the owner states it: its proof may be missing. */
export type Stated<Fact> = Omit<Fact, 'proof'> & { readonly proof?: string };
