/**
 * Installs Typst's native module of Lambda's architecture into `.tools/typesetter`, whatever this machine is. npm takes
 * it with the version and the integrity of the project's lock, in which each platform's package stands.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const name = '@myriaddreamin/typst-ts-node-compiler-linux-arm64-gnu';
const path = `node_modules/${name}`;

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** `run` starts a command in a folder and fails with its output. */
export const installTypesetter = async (root, npm, run) => {
  const folder = join(root, '.tools/typesetter');
  const { optional: _, ...entry } = readJson(join(root, 'package-lock.json')).packages[path];
  const present = readJson(join(folder, 'node_modules/.package-lock.json'))?.packages[path];
  if (present?.integrity === entry.integrity) return;
  console.log('Installing the typesetter of Lambda…');
  mkdirSync(folder, { recursive: true });
  const project = { dependencies: { [name]: entry.version } };
  writeJson(join(folder, 'package.json'), { private: true, ...project });
  writeJson(join(folder, 'package-lock.json'), {
    lockfileVersion: 3,
    requires: true,
    packages: { '': project, [path]: entry },
  });
  // Without --force, npm refuses a package of another architecture.
  const options = ['ci', '--force', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(npm.command, [...npm.args, ...options], { cwd: folder });
};
