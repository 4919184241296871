import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { bundleHandlers } from '#lib/bundle.ts';
import { rootFolder } from '../../../bin/local/files.ts';
import { KB, kilobytes, limited, type Section } from './figure.ts';

/** One function: its path below `lambdas`, and its zipped bytes (deflate 9). */
export type FunctionBytes = {
  readonly name: string;
  readonly code: number;
  readonly map: number;
  readonly limit: number;
  /** The list of common passwords, half as large as everything else together. */
  readonly holdsPasswords: boolean;
};

const passwords = 'lambdas/accounts/common-passwords.json';

/** The largest part of a function decides its limit. */
const limits = [
  { holds: 'node_modules/unpdf/', bytes: 4096 * KB },
  { holds: 'node_modules/pdfkit/', bytes: 4096 * KB },
  { holds: 'node_modules/nodemailer/', bytes: 360 * KB },
  // The engine of the dossiers; Typst itself lies in a layer.
  { holds: 'lib/dossier/instant-drawn.ts', bytes: 272 * KB },
  // It asks Stripe about a payment, and erases an account with its archives.
  { holds: 'lambdas/accounts/refuse-account.ts', bytes: 220 * KB },
  // They close payments at Stripe, and erase reports.
  { holds: 'lambdas/accounts/stop-order.ts', bytes: 220 * KB },
  { holds: 'node_modules/@aws-sdk/client-s3/', bytes: 180 * KB },
  { holds: passwords, bytes: 180 * KB },
  { holds: 'node_modules/stripe/', bytes: 160 * KB },
  // They take a given hour or place into a birth, by the history of legal time.
  { holds: 'lib/domain/births/zone-history.ts', bytes: 140 * KB },
];
const otherLimit = 125 * KB;

const limitFor = (inputs: readonly string[]): number =>
  limits.find(({ holds }) => inputs.some((input) => input.includes(holds)))?.bytes ?? otherLimit;

const zipped = async (file: string): Promise<number> =>
  deflateRawSync(await readFile(file), { level: 9 }).length;

/** Bundles every function into a separate folder and measures it. */
export const weighFunctions = async (): Promise<FunctionBytes[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  try {
    const { outputs } = await bundleHandlers(folder);
    const bundles = Object.entries(outputs).filter(([path]) => path.endsWith('.js'));
    return await Promise.all(
      bundles.map(async ([path, { inputs }]) => ({
        name: relative(folder, join(rootFolder, path)).replace(/\.handler\/index\.js$/, ''),
        code: await zipped(join(rootFolder, path)),
        map: await zipped(join(rootFolder, `${path}.map`)),
        limit: limitFor(Object.keys(inputs)),
        holdsPasswords: passwords in inputs,
      })),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
};

export const functionBytes = async (): Promise<Section> => {
  const functions = await weighFunctions();
  const maps = functions.reduce((sum, { map }) => sum + map, 0);
  return {
    title: 'Zipped bytes of each function',
    counted: `index.js, deflate 9; source maps apart (${kilobytes(maps)} in all), the papers of send-mail too`,
    figures: functions
      .sort((left, right) => right.code - left.code)
      .map(({ name, code, limit }) => limited(name, code, limit, kilobytes)),
  };
};
