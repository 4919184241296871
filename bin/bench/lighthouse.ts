import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as z from 'zod/mini';
import { browserOptions } from '../local/browser.ts';
import { readJson, rootFolder } from '../local/files.ts';
import type { Run as Shop } from '../local/run-file.ts';
import { type Figure, median, type Section } from './figure.ts';
import { startSecureSite } from './secure-site.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Run = { readonly scores: Readonly<Record<Category, number>>; readonly lcp: number };

/** Largest contentful paint of the blank page is the unit (docs/decisions/first-paint.md). */
const paintLimit = 1.25;

const resultSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
});

const audit = async (url: string, port: number, throttlingMethod: 'simulate' | 'devtools'): Promise<Run> => {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error' },
    { extends: 'lighthouse:default', settings: { throttlingMethod, onlyCategories: [...categories] } },
  );
  const report = resultSchema.parse(result?.lhr);
  const scoreOf = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcp: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
};

const repeat = async (url: string, port: number, method: 'simulate' | 'devtools'): Promise<Run[]> => {
  const results: Run[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await audit(url, port, method));
  return results;
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

const scoresFigure = (path: string, isIndexed: boolean, results: readonly Run[]): Figure => {
  const counted = categories.filter((category) => isIndexed || category !== 'seo');
  const medians = counted.map((category) => median(results.map(({ scores }) => scores[category])));
  const worst = Math.min(...results.flatMap(({ scores }) => counted.map((category) => scores[category])));
  const isMet = medians.every((score) => score === 100) && worst >= 99;
  return { what: path, value: `${medians.join(' ')}, worst ${worst}`, budget: 'all 100, worst ≥ 99', isMet };
};

/** Lighthouse's mobile profile against the built site with its real headers, over HTTP/2 and brotli. */
export const lighthouseScores = async (shop: Pick<Shop, 'site'>): Promise<readonly Section[]> => {
  const { executablePath, args, env } = await browserOptions();
  const site = await startSecureSite(shop);
  const chrome = await launch({
    chromePath: executablePath,
    envVars: env,
    chromeFlags: [...args, '--headless=new', '--ignore-certificate-errors'],
  });
  try {
    const blank = median((await repeat(site.blank, chrome.port, 'devtools')).map(({ lcp }) => lcp));
    const scores: Figure[] = [];
    const paints: Figure[] = [];
    for (const { path, isIndexed } of await builtPages()) {
      const url = `${site.origin}${path}`;
      scores.push(scoresFigure(path, isIndexed, await repeat(url, chrome.port, 'simulate')));
      if (!isIndexed) continue;
      const lcp = median((await repeat(url, chrome.port, 'devtools')).map((run) => run.lcp));
      const ratio = lcp / blank;
      paints.push({
        what: path,
        value: `${ratio.toFixed(2)} (${lcp.toFixed(0)} ms)`,
        budget: `≤ ${paintLimit}`,
        isMet: ratio <= paintLimit,
      });
    }
    return [
      {
        title: 'Lighthouse, mobile, simulated',
        counted: `median of ${runs}: performance, accessibility, best practices, SEO (the last on indexed pages)`,
        figures: scores,
      },
      {
        title: 'Largest paint ÷ blank page’s, mobile, devtools throttling',
        counted: `median of ${runs}; 1.10 was asked where text is painted last (docs/decisions/first-paint.md)`,
        figures: paints,
      },
    ];
  } finally {
    chrome.kill();
    await site.stop();
  }
};
