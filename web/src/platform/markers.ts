/** All that every page must know of the redirect rules; the rest is loaded when an address asks for it. */
export type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Whether an address can concern the rules at all: spares every other page the reading of flags. */
export const hasMarkers = ({ search, hash }: Address): boolean => search !== '' || hash.includes('=');
