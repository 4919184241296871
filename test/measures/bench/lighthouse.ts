import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import * as z from 'zod/mini';
import { browserOptions } from '../../../bin/local/browser.ts';
import { readJson, rootFolder } from '../../../bin/local/files.ts';
import type { Run as Shop } from '../../../bin/local/run-file.ts';
import { type Figure, median, type Section } from './figure.ts';
import { type SecureSite, startSecureSite } from './secure-site.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Scores = Readonly<Record<Category, number>>;

/** The largest contentful paint of the blank page is the unit (docs/decisions/0025-first-paint.md). */
const paintLimit = 1.25;

const resultSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
});

const report = async (url: string, port: number, settings: Flags) => {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error' },
    { extends: 'lighthouse:default', settings },
  );
  return resultSchema.parse(result?.lhr);
};

const scoresOf = async (url: string, port: number): Promise<Scores> => {
  const settings: Flags = { throttlingMethod: 'simulate', onlyCategories: [...categories] };
  const { categories: scored } = await report(url, port, settings);
  const scoreOf = (category: Category) => Math.round((scored[category]?.score ?? 0) * 100);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
};

/** In milliseconds, with applied throttling of the profile's network and processor. */
const largestPaint = async (url: string, port: number): Promise<number> => {
  const settings: Flags = { throttlingMethod: 'devtools', onlyAudits: ['largest-contentful-paint'] };
  const { audits } = await report(url, port, settings);
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
};

const builtPages = async (): Promise<{ path: string; isIndexed: boolean }[]> => {
  const edge = await readJson(join(rootFolder, '.build/edge.json'), z.object({ pages: z.array(z.string()) }));
  return Promise.all(
    (edge?.pages ?? []).map(async (path) => {
      const html = await readFile(join(rootFolder, '.build/site', path, 'index.html'), 'utf8');
      return { path, isIndexed: !html.includes('noindex') };
    }),
  );
};

const scoresFigure = (path: string, isIndexed: boolean, results: readonly Scores[]): Figure => {
  const counted = categories.filter((category) => isIndexed || category !== 'seo');
  const medians = counted.map((category) => median(results.map((scores) => scores[category])));
  const worst = Math.min(...results.flatMap((scores) => counted.map((category) => scores[category])));
  const isMet = medians.every((score) => score === 100) && worst >= 99;
  return { what: path, value: `${medians.join(' ')}, worst ${worst}`, budget: 'all 100, worst ≥ 99', isMet };
};

/** Alternates with the blank page, so that other work of the machine slows both. */
const paintFigure = async (path: string, site: SecureSite, port: number): Promise<Figure> => {
  const paints: number[] = [];
  const blanks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    blanks.push(await largestPaint(site.blank, port));
    paints.push(await largestPaint(`${site.origin}${path}`, port));
  }
  const [paint, blank] = [median(paints), median(blanks)];
  const ratio = paint / blank;
  return {
    what: path,
    value: `${ratio.toFixed(2)} (${paint.toFixed(0)} of ${blank.toFixed(0)} ms)`,
    budget: `≤ ${paintLimit}`,
    isMet: ratio <= paintLimit,
  };
};

/** Lighthouse's mobile profile on the built site with its real headers, over HTTP/2 and brotli; no paths: all pages. */
export const lighthouseScores = async (
  shop: Pick<Shop, 'site'>,
  paths: readonly string[],
): Promise<readonly Section[]> => {
  const { executablePath, args, env } = await browserOptions();
  const site = await startSecureSite(shop);
  const chrome = await launch({
    chromePath: executablePath,
    envVars: env,
    chromeFlags: [...args, '--headless=new', '--ignore-certificate-errors'],
  });
  try {
    const scores: Figure[] = [];
    const paints: Figure[] = [];
    const pages = await builtPages();
    for (const { path, isIndexed } of pages.filter(
      (page) => paths.length === 0 || paths.includes(page.path),
    )) {
      const url = `${site.origin}${path}`;
      const results: Scores[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await scoresOf(url, chrome.port));
      scores.push(scoresFigure(path, isIndexed, results));
      if (isIndexed) paints.push(await paintFigure(path, site, chrome.port));
      // All pages take an hour, so each result is printed at once, besides the tables.
      console.error(path, scores.at(-1)?.value, isIndexed ? paints.at(-1)?.value : '');
    }
    return [
      {
        title: 'Lighthouse, mobile, simulated',
        counted: `median of ${runs}: performance, accessibility, best practices, SEO (the last on indexed pages)`,
        figures: scores,
      },
      {
        title: 'Largest paint ÷ blank page’s, mobile, devtools throttling',
        counted: `medians of ${runs}, in turns; 1.10 was asked where text is painted last (docs/decisions/0025-first-paint.md)`,
        figures: paints,
      },
    ];
  } finally {
    chrome.kill();
    await site.stop();
  }
};
