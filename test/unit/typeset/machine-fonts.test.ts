import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

test('a font that the machine has is not borrowed for a sign that no face has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'machine-fonts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // A machine whose fonts, Tinos, have the Coptic letters that no face of the shop has.
  const fonts = join(root, 'node_modules/@expo-google-fonts/tinos');
  await writeFile(join(folder, 'fonts.conf'), `<fontconfig><dir>${fonts}</dir></fontconfig>`);
  const sample = await readFile(join(root, 'lib/services/numerologie/examples/nombres-yann.json'), 'utf8');
  await writeFile(join(folder, 'report.json'), sample.replace('"title": "', '"title": "Ϣ'));
  const report = ['bin/report.ts', join(folder, 'report.json'), join(folder, 'report.pdf')];
  const env = { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  await expect(run(process.execPath, report, { cwd: root, env })).rejects.toThrow(/cannot be typeset.*Ϣ/);
});
