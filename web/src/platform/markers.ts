/** The part of the redirect rules that every page needs; the rest loads when an address needs it. */
export type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Whether the rules can apply to an address; if not, no flag is read. */
export const hasMarkers = ({ search, hash }: Address): boolean => search !== '' || hash.includes('=');
