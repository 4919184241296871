export type Encoding = 'br' | 'gzip' | 'identity';

/** An encoding that a client names in order to refuse it. */
const refused = /[^,]*;\s*q=0(\.0*)?\s*(?=,|$)/g;

/** The best encoding that the header `accept-encoding` allows. */
export const encodingFor = (acceptEncoding: string): Encoding => {
  const accepted = acceptEncoding.toLowerCase().replace(refused, '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};
