/** Headers that the local server and the CDN send with every file of the site. */

export type SecurityOptions = {
  /** `sha256-…` of the inlined style sheets, from `.build/edge.json`. */
  readonly styleHashes: readonly string[];
  /** Other origins that the browser connects to: sign-in and reports of this stage. */
  readonly connect: readonly string[];
};

const policy = ({ styleHashes, connect }: SecurityOptions): string => {
  const hashes = styleHashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...hashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};

/** Header names in lower case. */
export const securityHeaders = (options: SecurityOptions): Record<string, string> => ({
  'content-security-policy': policy(options),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The address of a mailed link's page holds its secret: neither a log nor another site gets it.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});

/**
 * Files under /assets/ have a hash in their name and never change. Drawings, icons, examples and fragments change under
 * their name, and the CDN revalidates them each time, so that a deployment shows at once. The browser revalidates pages
 * and /config.json each time (304 when unchanged).
 */
export const cacheControl = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/^\/(?:drawings|exemples|fragments)\/|^\/[\w-]+\.(?:svg|png|webmanifest)$/.test(path))
    return 'public, max-age=3600, s-maxage=0';
  return 'public, max-age=0, must-revalidate';
};
