import { createHash } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { inParallel } from './in-parallel.ts';
import { isHidden } from './release.ts';
import { listSchema, type Pages, type ReleaseList } from './release-list.ts';

/** Names beside the site that no path reaches. */
const listKey = '.releases.json';
const folder = '.kept/';
const codeKey = (hash: string): string =>
  `${folder}code/${Buffer.from(hash, 'base64').toString('base64url')}.zip`;
const pageKey = (key: string, hash: string): string => `${folder}pages/${hash}/${key}`;

/** Each file of the site that keeps its name from build to build, with its hash; assets have another name instead. */
const isPage = (key: string): boolean => !isHidden(key) && !key.startsWith('assets/');

/** What ways back need, in the bucket of the site: the list of releases, the functions' code and the pages. */
export const openKeptFiles = (client: S3Client, Bucket: string) => {
  const list = async (): Promise<Map<string, string>> => {
    const found = new Map<string, string>();
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
      for (const { Key, ETag } of Contents) if (Key) found.set(Key, (ETag ?? '').replaceAll('"', ''));
    return found;
  };
  const copy = (from: string, Key: string) =>
    client.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${encodeURI(from)}` }));
  return {
    readList: async (): Promise<ReleaseList> => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: listKey }));
        return listSchema.parse(JSON.parse((await Body?.transformToString()) ?? ''));
      } catch (error) {
        if (error instanceof NoSuchKey) return { releases: [] };
        throw error;
      }
    },
    writeList: (value: ReleaseList) =>
      client.send(
        new PutObjectCommand({
          ...{ Bucket, Key: listKey, ContentType: 'application/json' },
          Body: JSON.stringify(value),
        }),
      ),
    /** Where Lambda finds a kept package. */
    packageOf: (hash: string) => ({ S3Bucket: Bucket, S3Key: codeKey(hash) }),
    /** Keeps packages that are not kept yet; `hashes` by the name of a function that runs it. */
    keepCode: async (
      hashes: ReadonlyMap<string, string>,
      download: (name: string) => Promise<Uint8Array>,
    ): Promise<void> => {
      const held = await list();
      const missing = [...hashes].filter(([hash]) => !held.has(codeKey(hash)));
      await inParallel(missing, async ([hash, name]) => {
        const Body = await download(name);
        if (createHash('sha256').update(Body).digest('base64') !== hash)
          throw new Error(`The code of ${name} arrived damaged.`);
        await client.send(new PutObjectCommand({ Bucket, Key: codeKey(hash), Body }));
      });
    },
    /** Keeps a copy of each page of now. */
    keepPages: async (): Promise<Pages> => {
      const held = await list();
      const pages = [...held].filter(([key]) => isPage(key));
      const missing = pages.filter(([key, hash]) => !held.has(pageKey(key, hash)));
      await inParallel(missing, ([key, hash]) => copy(key, pageKey(key, hash)));
      return Object.fromEntries(pages);
    },
    /** Shows the pages that were kept, documents last, so that none loads a missing file. Returns how many changed. */
    putPages: async (pages: Pages): Promise<number> => {
      const held = await list();
      const changed = Object.entries(pages).filter(([key, hash]) => held.get(key) !== hash);
      const isDocument = ([key]: readonly [string, string]) => key.endsWith('.html');
      const put = ([key, hash]: readonly [string, string]) => copy(pageKey(key, hash), key);
      await inParallel(
        changed.filter((one) => !isDocument(one)),
        put,
      );
      await inParallel(changed.filter(isDocument), put);
      return changed.length;
    },
    /** Deletes what no release of the list needs. */
    prune: async ({ releases }: ReleaseList): Promise<void> => {
      const needed = new Set(
        releases.flatMap(({ functions, pages }) => [
          ...Object.values(functions).map(({ code }) => codeKey(code)),
          ...Object.entries(pages).map(([key, hash]) => pageKey(key, hash)),
        ]),
      );
      const over = [...(await list()).keys()].filter((key) => key.startsWith(folder) && !needed.has(key));
      await inParallel(over, (Key) => client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
  };
};
export type KeptFiles = ReturnType<typeof openKeptFiles>;
