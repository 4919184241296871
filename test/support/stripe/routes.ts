import type { Desk } from './desk.ts';
import type { FormTree } from './form.ts';

/** One endpoint; `handle` changes the state, returns the object to answer with, or throws a StripeFault. */
export type Route = {
  readonly method: 'GET' | 'POST';
  /** `:id` matches one segment. */
  readonly path: string;
  readonly handle: (desk: Desk, call: RouteCall) => object;
};
export type RouteCall = { readonly parameters: FormTree; readonly id: string; readonly path: string };

/** The segment at `:id` (empty when the pattern has none), or undefined when the path is another. */
export const idIn = (pattern: string, path: string): string | undefined => {
  const wanted = pattern.split('/');
  const segments = path.split('/');
  if (wanted.length !== segments.length) return undefined;
  const fits = wanted.every((part, at) => part === ':id' || part === segments[at]);
  return fits ? decodeURIComponent(segments[wanted.indexOf(':id')] ?? '') : undefined;
};
