import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootFolder } from './local/files.ts';
import { startWith } from './local/other-content.ts';
import { preferredPorts } from './local/ports.ts';
import { seedDesk } from './local/seeded-desk.ts';
import { type RunningShop, startShop } from './local/shop.ts';

const say = (line: string): void => console.log(line);

const announce = (shop: RunningShop): void => {
  const addresses = [
    ['Shop', shop.site],
    ['Mailbox', shop.mailbox],
    ['Payments', shop.payments],
    ['Emulator', shop.emulator],
  ] as const;
  say('');
  for (const [name, address] of addresses) say(`${name.padEnd(10)} ${address}`);
  say('');
  for (const { role, email, password, discipline, totp_secret } of shop.accounts) {
    say([role.padEnd(14), email.padEnd(32), password.padEnd(20), discipline ?? ''].join(' ').trimEnd());
    if (totp_secret) say(`${''.padEnd(14)} secret of the second factor: ${totp_secret}`);
  }
  say('\nA code for staff: an authenticator application with the secret, or npm run code -- <e-mail>.');
  say('\nCtrl-C ends it; the data stays (npm start -- --fresh begins anew).');
};

const interruption = new AbortController();
const interrupted = new Promise<void>((resolve) => {
  interruption.signal.addEventListener('abort', () => resolve());
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { fresh: flag, edge: flag, content: { type: 'string' } } });

const start = async (): Promise<void> => {
  say('Starting the shop…');
  const shop = await startShop({
    stateFolder: join(rootFolder, '.local'),
    fresh: values.fresh,
    ports: preferredPorts,
    endpoint: process.env.AWS_ENDPOINT_URL,
    edge: values.edge ? 'through' : undefined,
    signal: interruption.signal,
  });
  await seedDesk(shop);
  announce(shop);
  await interrupted;
  await shop.stop();
};

const main = async (): Promise<number> => {
  if (values.content !== undefined)
    return startWith(
      values.content,
      (['fresh', 'edge'] as const).filter((name) => values[name]).map((name) => `--${name}`),
    );
  await start();
  return 0;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (interruption.signal.aborted) process.exit(130);
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
