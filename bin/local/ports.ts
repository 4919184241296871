import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson, writeJson } from './files.ts';
import { close, listen } from './listen.ts';

const portsSchema = z.object({
  site: z.int(),
  mailbox: z.int(),
  payments: z.int(),
  emulator: z.int(),
  smtp: z.int(),
});
export type Ports = z.infer<typeof portsSchema>;

/** The ports of `npm start` when they are free: easy to remember, below the range of ephemeral ports. */
export const preferredPorts: Ports = {
  site: 4300,
  mailbox: 4301,
  payments: 4302,
  emulator: 4303,
  smtp: 4304,
};

/** Ports that are reserved until their user releases them, just before it listens there. */
export type Reservation = {
  readonly ports: Ports;
  release(name: keyof Ports): Promise<void>;
  releaseAll(): Promise<void>;
};

const names = ['site', 'mailbox', 'payments', 'emulator', 'smtp'] as const;

/** A server that refuses every connection and only reserves its port. */
const keep = async (port: number): Promise<Server | undefined> => {
  const server = createServer((socket) => socket.destroy());
  return listen(server, port).then(
    () => server,
    () => undefined,
  );
};

const keepWishedOrFree = async (wished: number): Promise<Server> => {
  const server = (await keep(wished)) ?? (await keep(0));
  if (!server) throw new Error('Missing: a free port on 127.0.0.1.');
  return server;
};

export const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/**
 * The ports of a state folder. They are chosen once, because addresses are deployed values; a port that was taken
 * meanwhile is chosen again. Without wishes every port is a free one.
 */
export const reservePorts = async (stateFolder: string, wishes?: Ports): Promise<Reservation> => {
  const file = join(stateFolder, 'ports.json');
  const wished = (await readJson(file, portsSchema)) ?? wishes;
  const kept = new Map<keyof Ports, Server>();
  // One after the other, because a free port may be the wish of the next name.
  for (const name of names) kept.set(name, await keepWishedOrFree(wished?.[name] ?? 0));
  const ports = portsSchema.parse(
    Object.fromEntries([...kept].map(([name, server]) => [name, portOf(server)])),
  );
  await writeJson(file, ports);
  const release = async (name: keyof Ports) => {
    const server = kept.get(name);
    if (server) await close(server);
  };
  const releaseAll = async () => {
    await Promise.all(names.map(release));
  };
  return { ports, release, releaseAll };
};
