import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from '#domain/wire/encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
};
/** Content type by the name of a file. */
export const typeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream';

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest']);

/** A file for one client: type, entity tag of these bytes, and the bytes. */
export type Asset = {
  readonly type: string;
  readonly etag: string;
  readonly encoding: Encoding;
  readonly body: Buffer;
};

const brotli = promisify(brotliCompress);
const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
  identity: async (body) => body,
};

/** Reads files of the built site, each compressed once per encoding and change. */
export const openAssets = (folder: string) => {
  const cache = new Map<string, { modified: number; asset: Asset }>();
  return async (path: string, acceptEncoding: string): Promise<Asset | undefined> => {
    const file = join(folder, normalize(path));
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const extension = extname(file);
    const encoding = compressible.has(extension) ? encodingFor(acceptEncoding) : 'identity';
    const known = cache.get(`${encoding} ${path}`);
    if (known?.modified === found.mtimeMs) return known.asset;
    const body = await compressors[encoding](await readFile(file));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const asset = { type: typeOf(file), etag, encoding, body };
    cache.set(`${encoding} ${path}`, { modified: found.mtimeMs, asset });
    return asset;
  };
};
