import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import examples from '#test/support/births/examples.json' with { type: 'json' };
import { rootFolder } from '../../../bin/local/files.ts';
import { launch } from './browser.ts';
import { KB, kilobytes, limited, median, milliseconds, type Section } from './figure.ts';

const limits = { time: 60, engine: 45 * KB } as const;
const engine = `export { dossierOf } from '#domain/charts/dossier.ts';`;
const library = 'astronomy-engine';

/** The engine as a script of a page; `external` stays outside. */
const bundled = async (contents: string, format: 'iife' | 'esm', external: string[]): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: rootFolder, loader: 'ts' },
    ...{ bundle: true, minify: true, write: false, format, external, globalName: 'engine' },
  });
  return outputFiles[0]?.text ?? '';
};

const brotliBytes = (content: string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const births = examples.cases.map(({ utc, local, lat, lon }) => ({
  ...{ utc, local: local.slice(0, 16), latitude: lat, longitude: lon },
  names: { first: 'Camille Jeanne', birth: 'Rivière' },
}));

/** Milliseconds of each birth in a processor slowed four times; the first one is not counted, because it compiles. */
const timesInPhone = async (script: string): Promise<number[]> => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addScriptTag({ content: script });
    const run = `(births) => births.map((birth) => {
      const startedAt = performance.now();
      engine.dossierOf(birth, 2026);
      return performance.now() - startedAt;
    })`;
    const times = await page.evaluate<number[]>(`(${run})(${JSON.stringify([...births, ...births])})`);
    return times.slice(births.length);
  } finally {
    await browser.close();
  }
};

/** The four charts of a birth: their time on a phone, and the bytes of their engine. */
export const dossier = async (): Promise<Section> => {
  const [own, whole] = [await bundled(engine, 'esm', [library]), await bundled(engine, 'iife', [])];
  const times = await timesInPhone(whole);
  return {
    title: 'Dossier',
    counted: `all four charts of ${births.length} births as JSON with their certainties; processor slowed four times; bytes: brotli 11`,
    figures: [
      limited('one dossier, median', median(times), limits.time, milliseconds),
      limited('one dossier, slowest', Math.max(...times), limits.time, milliseconds),
      limited(`engine beside ${library}`, brotliBytes(own), limits.engine, kilobytes),
      { what: `engine with ${library}`, value: kilobytes(brotliBytes(whole)) },
    ],
  };
};
