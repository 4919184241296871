/**
 * Installs what a new machine lacks: packages, the emulator, the sources of places, and a browser for the tests. `site`
 * is for commands that build the site, `deploy` for those that also deploy it, `packages` for those that only need
 * packages. It is plain JavaScript on built-in modules, because it runs on the machine's own Node before anything is
 * installed. An installed tree is left unchanged; programs that the machine itself must have are named in one line.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installTypesetter } from './setup-typesetter.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = join(root, '.tools');
/** Python programs, each in a folder of `.tools`. */
const emulator = { folder: 'python', file: 'bin/local/requirements.txt', text: 'the AWS emulator' };
const linter = { folder: 'cfn-lint', file: 'bin/lint-requirements.txt', text: 'the linter of the stacks' };
const places = { folder: 'places', file: 'bin/places-requirements.txt', text: 'the world’s places' };
const browserFile = join(tools, 'browser.json');

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The output of a short command; undefined when it is absent, fails or hangs. */
const outputOf = (command, args, timeout = 20_000) => {
  const run = spawnSync(command, args, { encoding: 'utf8', timeout });
  return run.status === 0 ? run.stdout.trim() : undefined;
};

/** Runs a command; its output is printed only when it fails. */
const run = (command, args, { timeout, cwd = root } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout });
    const written = [];
    child.stdout.on('data', (chunk) => written.push(chunk));
    child.stderr.on('data', (chunk) => written.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      reject(new Error(`${command} ${args.join(' ')} failed\n${Buffer.concat(written).toString().trim()}`));
    });
  });

const findPython = () => {
  const names = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python'];
  const script =
    'import sys; print(sys.version_info >= (3, 10), "%d.%d" % sys.version_info[:2], sys.executable)';
  for (const name of names) {
    const [isRecent, version, ...path] = outputOf(name, ['-c', script])?.split(' ') ?? [];
    if (isRecent === 'True') return { version, executable: path.join(' ') };
  }
  return undefined;
};

/** Uses the npm that called this script, because another npm on the PATH could rewrite the tree. */
const npm = process.env.npm_execpath
  ? { command: process.execPath, args: [process.env.npm_execpath] }
  : { command: 'npm', args: [] };

/** True when node_modules has every package of the lock in its version, by npm's own hidden lock. */
const hasPackages = () => {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(root, 'node_modules/.package-lock.json'))?.packages ?? {};
  const fits = ([path, entry]) =>
    path === '' || (present[path] ? present[path].integrity === entry.integrity : entry.optional === true);
  return existsSync(join(root, 'node_modules/.bin/node')) && Object.entries(wanted).every(fits);
};

/** Installs the versions of the lock. `npm ci` would refuse a lock that was made without a platform's binary. */
const installPackages = async () => {
  if (hasPackages()) return;
  console.log('Installing packages…');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await run(npm.command, [...npm.args, 'install', '--no-save', '--prefer-offline', ...quiet]);
};

/** pip of the interpreter, or of a virtual environment when the system's Python lacks it (Debian). */
const pipOf = async (python) => {
  if (outputOf(python, ['-m', 'pip', '--version'])) return python;
  const folder = join(tools, 'pip');
  try {
    await run(python, ['-m', 'venv', '--clear', folder]);
  } catch {
    throw new Error('Missing: pip for Python (on Debian: apt-get install python3-venv).');
  }
  return join(folder, 'bin/python');
};

const installProgram = async (python, { folder, file, text }) => {
  const requirements = join(root, file);
  const stampFile = join(tools, folder, 'installed.json');
  const hash = createHash('sha256').update(readFileSync(requirements)).digest('hex');
  const stamp = readJson(stampFile);
  if (stamp?.hash === hash && stamp.version === python.version && stamp.executable === python.executable)
    return;
  console.log(`Installing ${text}…`);
  const target = join(tools, `${folder}.${process.pid}`);
  const pip = await pipOf(python.executable);
  const options = ['--quiet', '--no-compile', '--disable-pip-version-check', '--no-warn-conflicts'];
  await run(pip, ['-m', 'pip', 'install', ...options, '--target', target, '--requirement', requirements]);
  writeJson(join(target, 'installed.json'), { hash, ...python });
  rmSync(join(tools, folder), { recursive: true, force: true });
  renameSync(target, join(tools, folder));
};

const isBrowser = (path) => path && existsSync(path) && outputOf(path, ['--version']) !== undefined;

const onPath = (names, isIt = isBrowser) => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isIt);
};

const systemBrowser = () => {
  const mac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  return (
    onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ?? mac.find(isBrowser)
  );
};

const downloadedBrowser = () => {
  const script = "console.log(require('playwright-core').chromium.executablePath())";
  const path = outputOf(process.execPath, ['-e', script]);
  return isBrowser(path) ? path : undefined;
};

/** Only as root; without effect when the package or the network is missing. */
const installDebianPackages = async (...names) => {
  if (process.getuid?.() !== 0 || !outputOf('apt-get', ['--version'])) return;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  await run('apt-get', ['update', '-qq'], { timeout: 30_000 })
    .then(() => run('apt-get', install, { timeout: names.length * 120_000 }))
    .catch(() => undefined);
};

/** Chromium without its desktop parts: the tests take two thirds of the time. */
const headlessShell = () => onPath(['chromium-headless-shell', 'chrome-headless-shell']);

/** The headless shell, the system's browser, the test library's download, which many networks refuse, or Debian's. */
const findBrowser = async () => {
  if (headlessShell()) return headlessShell();
  console.log('Installing a browser for the tests…');
  await installDebianPackages('chromium-headless-shell');
  const present = headlessShell() ?? systemBrowser() ?? downloadedBrowser();
  if (present) return present;
  const library = join(root, 'node_modules/playwright-core/cli.js');
  await run(process.execPath, [library, 'install', 'chromium'], { timeout: 60_000 }).catch(() => undefined);
  const downloaded = downloadedBrowser();
  if (downloaded) return downloaded;
  await installDebianPackages('chromium');
  return systemBrowser();
};

const installBrowser = async () => {
  if (existsSync(readJson(browserFile)?.executable ?? '')) return;
  const executable = await findBrowser();
  if (!executable) throw new Error('Missing: Chromium or Google Chrome, for the browser tests.');
  writeJson(browserFile, { executable });
};

/** Makes the modules of what the owner writes; its mistakes are told in lines of their own. */
const makeContent = () => {
  const node = join(root, 'node_modules/.bin/node');
  const made = spawnSync(node, [join(root, 'bin/content.ts'), '--quiet'], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error((made.stderr ?? String(made.error)).trim());
};

/** Firefox, WebKitGTK's driver and a virtual screen: Debian's package names with their programs. */
const engines = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' };
const installEngines = async () => {
  const missing = () => Object.keys(engines).filter((name) => !onPath([engines[name]], existsSync));
  if (missing().length > 0) await installDebianPackages(...missing());
  if (missing().length > 0) throw new Error(`Missing: ${missing().join(', ')} (packages of Debian).`);
};

const main = async (mode) => {
  const python = findPython();
  const missing = [
    Number(process.versions.node.split('.')[0]) < 20 && `Node 20 or later (this is ${process.versions.node})`,
    !outputOf(npm.command, [...npm.args, '--version']) && 'npm',
    mode !== 'packages' && !python && 'Python 3.10 or later (python3)',
  ].filter(Boolean);
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}.`);
  mkdirSync(tools, { recursive: true });
  const isSite = mode === 'site' || mode === 'deploy';
  const running = mode === 'packages' ? [] : [places, ...(isSite ? [] : [emulator])];
  const needed = mode === 'test' ? [...running, linter] : running;
  const installs = [installPackages(), ...needed.map((program) => installProgram(python, program))];
  // Both must end before a failure is thrown, so that nothing continues afterwards.
  await Promise.allSettled(installs);
  await Promise.all(installs);
  makeContent();
  if (mode === 'deploy') await installTypesetter(root, npm, run);
  if (mode === 'test' || mode === 'engines') await installBrowser();
  if (mode === 'engines') await installEngines();
};

main(process.argv[2]).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
