import { join } from 'node:path';
import { runCommandLine } from './local/command-line.ts';
import { rootFolder } from './local/files.ts';
import { findShop } from './local/running.ts';
import { totpCode } from './local/totp.ts';

/** `npm run code -- <e-mail>`: prints the current sign-in code of a seeded account of the running shop. */
runCommandLine(async () => {
  const [email] = process.argv.slice(2);
  const { accounts } = await findShop(join(rootFolder, '.local/run.json'));
  const staff = accounts.flatMap(({ email, totp_secret }) => (totp_secret ? [{ email, totp_secret }] : []));
  const wanted = staff.find((account) => account.email === email);
  if (!wanted) throw new Error(`Which account? npm run code -- ${staff.map((one) => one.email).join(' | ')}`);
  console.log(totpCode(wanted.totp_secret, new Date()));
});
