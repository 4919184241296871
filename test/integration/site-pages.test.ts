import { expect, inject, test } from 'vitest';
import { siteConfigSchema } from '#domain/wire/config.ts';
import { getPage, hashOfStyle, policyOf, readEdge, tagsOf } from '#test/support/site.ts';

const { pages, styleHashes } = await readEdge();
const everyPage = [...pages, '/cette-page-n-existe-pas'];
const stylesOf = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);

test('the build names the pages of this shop', () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      '/',
      '/services',
      '/a-propos',
      '/experts',
      '/exemples',
      '/faq',
      '/checkout',
      '/compte',
      '/auth',
      '/validate-email',
      '/cgv',
    ]),
  );
});

test.each(everyPage)('%s is sent with the strict policy and the security headers', async (path) => {
  const answer = await getPage(path);
  expect(answer.status).toBe(pages.includes(path) ? 200 : 404);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  const policy = policyOf(answer);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('connect-src')).toEqual(["'self'", inject('shop').emulator]);
  expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:(?!\/\/127\.0\.0\.1)/);
});

test.each(everyPage)('%s contains no inline script, no hidden block and no style attribute', async (path) => {
  const tags = tagsOf((await getPage(path)).html);
  const scripts = tags.filter((tag) => /^<script\b/i.test(tag) && !tag.includes('application/ld+json'));
  expect(scripts.filter((tag) => !/\ssrc="\//.test(tag))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  expect(tags.filter((tag) => /\shidden(?=[\s=>/])/.test(tag))).toEqual([]);
  expect(tags.filter((tag) => /\sstyle=/.test(tag))).toEqual([]);
  expect(tags.filter((tag) => /\son[a-z]+=/.test(tag))).toEqual([]);
});

test.each(everyPage)('the policy allows the styles inside %s', async (path) => {
  const answer = await getPage(path);
  const allowed = policyOf(answer).get('style-src') ?? [];
  expect(allowed).toEqual(["'self'", ...styleHashes.map((hash) => `'${hash}'`)]);
  for (const css of stylesOf(answer.html)) expect(allowed).toContain(hashOfStyle(css));
});

test('an unknown page is the 404 page, in French', async () => {
  const answer = await getPage('/cette-page-n-existe-pas?x=1');
  expect(answer.status).toBe(404);
  expect(answer.html).toContain('Page introuvable');
  expect((await getPage('/404.html')).status).toBe(404);
  expect((await getPage('/services/index.html')).status).toBe(404);
});

test('the root object is the home page, whose canonical address is the root', async () => {
  const answer = await getPage('/index.html');
  expect(answer.status).toBe(200);
  expect(answer.html).toBe((await getPage('/')).html);
});

test('internal links of a page lead to existing pages', async () => {
  for (const path of pages) {
    const { html } = await getPage(path);
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const file of new Set(files)) expect((await getPage(file)).status).toBe(200);
  }
});

test('the configuration of the browser is complete and contains no secret', async () => {
  const answer = await getPage('/config.json');
  expect(answer.status).toBe(200);
  const config: unknown = JSON.parse(answer.html);
  expect(config).toEqual({
    stage: 'local',
    userPoolId: inject('shop').outputs.UserPoolId,
    userPoolClientId: inject('shop').outputs.UserPoolClientId,
    cognitoEndpoint: inject('shop').emulator,
    reportsOrigin: inject('shop').emulator,
  });
  expect(siteConfigSchema.safeParse(config).success).toBe(true);
  expect(answer.html).not.toContain(inject('shop').originSecret);
  expect(answer.html).not.toMatch(/sk_|whsec_|secret/i);
});
