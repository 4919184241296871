import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choosePorts } from '#test/support/ports.ts';
import { close, listen } from '../../../../bin/local/listen.ts';
import { reservePorts } from '../../../../bin/local/ports.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ports-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('five different ports, the same ones at the next start', async () => {
  const first = await choosePorts(folder);
  expect(new Set(Object.values(first)).size).toBe(5);
  expect(await choosePorts(folder)).toEqual(first);
});

test('a port that was taken meanwhile is chosen again, the others are kept', async () => {
  const { mailbox, ...first } = await choosePorts(folder);
  const squatter = createServer();
  await listen(squatter, mailbox);
  const second = await choosePorts(folder);
  await close(squatter);
  expect(second).toMatchObject(first);
  expect(second.mailbox).not.toBe(mailbox);
  expect(await choosePorts(folder)).toEqual(second);
});

test('wishes apply to a new folder only', async () => {
  const wishes = await choosePorts(folder);
  const other = join(folder, 'other');
  expect(await choosePorts(other, wishes)).toEqual(wishes);
  const later = { ...wishes, site: wishes.site + 1 };
  expect(await choosePorts(other, later)).toEqual(wishes);
});

test('a port is reserved until its user comes', async () => {
  const { ports, release, releaseAll } = await reservePorts(folder);
  await expect(listen(createServer(), ports.site)).rejects.toThrow('EADDRINUSE');
  const { site, ...others } = await choosePorts(join(folder, 'other'), ports);
  expect(Object.values(ports)).not.toContain(site);
  expect(Object.values(others).some((port) => Object.values(ports).includes(port))).toBe(false);
  await release('site');
  const server = createServer();
  await listen(server, ports.site);
  await Promise.all([close(server), releaseAll()]);
});
