/**
 * What a fresh machine lacks, for `npm start` and `npm test`: packages, the emulator, the sources of places, for the
 * tests a browser. `site` is for commands that build the site, `packages` for those that need packages alone.
 * Plain JavaScript on built-in modules alone: it runs on the machine's own Node, before anything is installed.
 * A tree that is right already is left alone; what is missing on the machine itself is told in one line.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = join(root, '.tools');
/** Python programs: a folder of `.tools` each. */
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

/** Output of a short command, or undefined when it is absent, fails or hangs. */
const outputOf = (command, args, timeout = 20_000) => {
  const run = spawnSync(command, args, { encoding: 'utf8', timeout });
  return run.status === 0 ? run.stdout.trim() : undefined;
};

/** Runs quietly; what the command wrote is told only when it fails. */
const run = (command, args, { timeout } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], timeout });
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

/** npm as the one that called us, so that a second npm on the PATH does not rewrite the tree. */
const npm = process.env.npm_execpath
  ? { command: process.execPath, args: [process.env.npm_execpath] }
  : { command: 'npm', args: [] };

/** True when every package of the lock stands in node_modules at its version (npm's own hidden lock tells). */
const hasPackages = () => {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(root, 'node_modules/.package-lock.json'))?.packages ?? {};
  const fits = ([path, entry]) =>
    path === '' || (present[path] ? present[path].integrity === entry.integrity : entry.optional === true);
  return existsSync(join(root, 'node_modules/.bin/node')) && Object.entries(wanted).every(fits);
};

/** The lock's versions, the lock untouched. `npm ci` would refuse a lock made where a platform's binary was absent. */
const installPackages = async () => {
  if (hasPackages()) return;
  console.log('Installing packages…');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await run(npm.command, [...npm.args, 'install', '--no-save', '--prefer-offline', ...quiet]);
};

/** pip of the interpreter, or of a virtual environment where the system's Python came without (Debian). */
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

/** Only where it needs no password; without effect where the package or the network is absent. */
const installDebianPackages = async (...names) => {
  if (process.getuid?.() !== 0 || !outputOf('apt-get', ['--version'])) return;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  await run('apt-get', ['update', '-qq'], { timeout: 30_000 })
    .then(() => run('apt-get', install, { timeout: names.length * 120_000 }))
    .catch(() => undefined);
};

/** Chromium without the parts of a desktop's browser: the tests take two thirds of the time in it. */
const headlessShell = () => onPath(['chromium-headless-shell', 'chrome-headless-shell']);

/** The shell first; the system's browser; the test library's own download, which many networks refuse; Debian's. */
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

/** Firefox, WebKitGTK's driver and a screen of memory for it: programs by Debian's names of their packages. */
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
  const running = mode === 'packages' ? [] : [places, ...(mode === 'site' ? [] : [emulator])];
  const needed = mode === 'test' ? [...running, linter] : running;
  const installs = [installPackages(), ...needed.map((program) => installProgram(python, program))];
  // Both have ended before a failure is told: nothing goes on installing after us.
  await Promise.allSettled(installs);
  await Promise.all(installs);
  if (mode === 'test' || mode === 'engines') await installBrowser();
  if (mode === 'engines') await installEngines();
};

main(process.argv[2]).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
