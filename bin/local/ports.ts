import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson, writeJson } from './files.ts';

const portsSchema = z.object({
  site: z.int(),
  mailbox: z.int(),
  payments: z.int(),
  emulator: z.int(),
  smtp: z.int(),
});
export type Ports = z.infer<typeof portsSchema>;

/** What `npm start` takes when it is free: easy to remember, below the range that systems hand out. */
export const preferredPorts: Ports = {
  site: 4300,
  mailbox: 4301,
  payments: 4302,
  emulator: 4303,
  smtp: 4304,
};

const listen = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** The wished port while it is free, else any free one; the server holds it until all are chosen. */
const hold = async (wished: number): Promise<Server> => {
  const server = (await listen(wished)) ?? (await listen(0));
  if (!server) throw new Error('Missing: a free port on 127.0.0.1.');
  return server;
};

/**
 * The ports of a state folder. They are chosen once, because addresses are deployed values; one that is taken
 * meanwhile is chosen anew. Without a wish every port is a free one.
 */
export const choosePorts = async (stateFolder: string, wishes?: Ports): Promise<Ports> => {
  const file = join(stateFolder, 'ports.json');
  const wished = (await readJson(file, portsSchema)) ?? wishes;
  const site = await hold(wished?.site ?? 0);
  const mailbox = await hold(wished?.mailbox ?? 0);
  const payments = await hold(wished?.payments ?? 0);
  const emulator = await hold(wished?.emulator ?? 0);
  const smtp = await hold(wished?.smtp ?? 0);
  const ports = {
    site: portOf(site),
    mailbox: portOf(mailbox),
    payments: portOf(payments),
    emulator: portOf(emulator),
    smtp: portOf(smtp),
  };
  for (const server of [site, mailbox, payments, emulator, smtp]) server.close();
  await writeJson(file, ports);
  return ports;
};
