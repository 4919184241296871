/** The conditions of exports and of the register, and archives larger than one part of an upload. */
import { randomBytes, randomUUID } from 'node:crypto';
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { describe, expect, inject, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { dueOf } from '#domain/requests.ts';
import { type ArchivedFile, createArchives } from '#lambdas/gateways/archives.ts';
import { createExportsStore } from '#lambdas/storage/exports.ts';
import { createProfilesStore } from '#lambdas/storage/profiles.ts';
import { createRequestsStore, requestKey } from '#lambdas/storage/requests.ts';
import { createExportWritesStore } from '#lambdas/storage/transactions/export.ts';
import { unzip } from '#test/support/exports.ts';
import { database, findRow, putRow, tableOf } from '#test/support/rows.ts';
import { objectStore } from '#test/support/traces/objects.ts';
import { outputOf } from '../../bin/local/deploy.ts';

const now = new Date();
const issuedAt = Math.floor(now.getTime() / 1000);
const session = 'session';

const stores = () => {
  const db = database();
  const tables = {
    exports: tableOf('Exports'),
    requests: tableOf('Requests'),
    profiles: tableOf('Profiles'),
  };
  return {
    exports: createExportsStore(db, tables.exports),
    requests: createRequestsStore(db, tables.requests),
    writes: createExportWritesStore(db, tables),
    profiles: createProfilesStore(db, tables.profiles),
  };
};

const newAccount = async () => {
  const userId = randomUUID();
  const row = { user_id: userId, email: `${userId}@exemple.fr`, email_validated: true };
  await putRow('Profiles', { ...row, created_at: now.toISOString() });
  return { userId, issuedAt, session };
};

describe('an export', () => {
  test('begins once, whoever asks at the same time, and enters the register once', async () => {
    const { writes, exports } = stores();
    const customer = await newAccount();
    const begun = await Promise.all(
      [1, 2, 3].map(() => writes.begin(customer, randomUUID(), undefined, now)),
    );
    expect(begun.filter(Boolean)).toHaveLength(1);
    const row = await exports.find(customer.userId);
    const request = await findRow('Requests', requestKey(customer.userId, 'export', now));
    expect(request).toMatchObject({ id: row?.request, state: 'open', due_at: dueOf(now).toISOString() });
    expect(JSON.stringify(request)).not.toContain(customer.userId);
    expect(request?.ttl).toBeGreaterThan(issuedAt);
  });

  test('does not begin when the session has ended, or without an account', async () => {
    const { writes, exports, profiles } = stores();
    const customer = await newAccount();
    await profiles.endSessions(customer.userId, issuedAt);
    expect(await writes.begin(customer, randomUUID(), undefined, now)).toBeUndefined();
    const nobody = { userId: randomUUID(), issuedAt, session };
    expect(await writes.begin(nobody, randomUUID(), undefined, now)).toBeUndefined();
    expect(await exports.find(customer.userId)).toBeUndefined();
    expect(await findRow('Requests', requestKey(customer.userId, 'export', now))).toBeUndefined();
  });

  test('is finished once, and neither moves on nor ends once its row is gone', async () => {
    const { writes, exports } = stores();
    const customer = await newAccount();
    const row = await writes.begin(customer, randomUUID(), undefined, now);
    if (!row) throw new Error('it did not begin');
    const made = { bytes: 9, orders: [] };
    expect(await exports.progress(row, 1, 3)).toBe(true);
    expect(await exports.progress({ ...row, id: randomUUID() }, 2, 3)).toBe(false);
    expect(await writes.finish(row, made, now)).toBe(true);
    expect(await writes.finish(row, made, now)).toBe(false);
    expect(await exports.progress(row, 2, 3)).toBe(false);
    expect(await exports.find(customer.userId)).toMatchObject({
      state: 'ready',
      done: 3,
      expires_at: addDays(now, 1).toISOString(),
    });
    await exports.remove(customer.userId);
    expect(await writes.finish(row, made, now)).toBe(false);
    expect(await exports.find(customer.userId)).toBeUndefined();
  });

  test('after a failed one answers the same request', async () => {
    const { writes, exports, requests } = stores();
    const stateOf = async (state: 'open' | 'answered') =>
      (await requests.inState(state, 1000)).rows.map(({ who }) => who);
    const customer = await newAccount();
    const first = await writes.begin(customer, randomUUID(), undefined, now);
    if (!first) throw new Error('it did not begin');
    await exports.fail(first);
    const failed = await exports.find(customer.userId);
    const second = await writes.begin(customer, randomUUID(), failed, addDays(now, 1));
    expect(second?.request).toBe(first.request);
    const key = requestKey(customer.userId, 'export', now);
    expect(await stateOf('open')).toContain(key.who);
    if (second) await writes.finish(second, { bytes: 9, orders: [] }, now);
    expect(await findRow('Requests', key)).toMatchObject({ state: 'answered' });
    expect(await stateOf('answered')).toContain(key.who);
  });
});

test('the register keeps the first answer', async () => {
  const { requests } = stores();
  const key = await requests.add(randomUUID(), 'erasure', now);
  await requests.answer(key, now);
  await requests.answer(key, addDays(now, 1));
  expect(await findRow('Requests', key)).toMatchObject({ kind: 'erasure', answered_at: now.toISOString() });
});

describe('an archive', () => {
  const bucket = () => outputOf(inject('shop').outputs, 'ArchivesBucket');
  const archives = () => createArchives(bucket(), objectStore());
  const large = [randomBytes(9_000_000), randomBytes(9_000_000), randomBytes(1000)];
  async function* pieces(bytes: Buffer) {
    for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536);
  }
  const left = async (prefix: string) => {
    const place = { Bucket: bucket(), Prefix: prefix };
    const objects = await objectStore().send(new ListObjectsV2Command(place));
    const uploads = await objectStore().send(new ListMultipartUploadsCommand(place));
    return [...(objects.Contents ?? []), ...(uploads.Uploads ?? [])].length;
  };

  test('larger than a part of an upload is stored whole, and removed', async () => {
    const prefix = `${randomUUID()}/`;
    async function* files(): AsyncGenerator<ArchivedFile> {
      for (const [index, bytes] of large.entries()) yield { name: `é ${index}.pdf`, input: pieces(bytes) };
      yield { name: 'texte.json', input: 'à lire' };
    }
    const bytes = await archives().put(`${prefix}a.zip`, files());
    const url = await archives().sign(`${prefix}a.zip`, 'a.zip');
    const answer = await fetch(url);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.zip"');
    const body = new Uint8Array(await answer.arrayBuffer());
    expect(body.length).toBe(bytes);
    const unpacked = unzip(body);
    expect(large.map((one, index) => unpacked.get(`é ${index}.pdf`)?.equals(one))).toEqual([
      true,
      true,
      true,
    ]);
    expect(unpacked.get('texte.json')?.toString()).toBe('à lire');
    await archives().removeAll(prefix);
    expect(await left(prefix)).toBe(0);
  });

  test.each([
    ['before', 0],
    ['after', 2],
  ])('that breaks off %s its first part was uploaded leaves nothing', async (_when, at) => {
    const prefix = `${randomUUID()}/`;
    async function* files(): AsyncGenerator<ArchivedFile> {
      for (const [index, bytes] of large.entries()) {
        if (index === at) throw new Error('broken off');
        yield { name: `${index}.pdf`, input: pieces(bytes) };
      }
    }
    await expect(archives().put(`${prefix}a.zip`, files())).rejects.toThrow('broken off');
    expect(await left(prefix)).toBe(0);
  });
});
