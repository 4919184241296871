import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleEdge } from '#lib/bundle-edge.ts';
import { isApi, routePage, statusHeader } from '#lib/edge/routing.ts';
import type { RequestEvent } from '#lib/edge/viewer-request.ts';
import type { ResponseEvent } from '#lib/edge/viewer-response.ts';
import { pathOf, routes } from '#test/support/routes.ts';

const pages = ['/', '/services', '/compte', '/guidance/stop'];
const code = bundleEdge({ pages, styleHashes: [] });

/** Runs CloudFront's exact code in a context with only the language. */
const run = <Event, Answer>(text: string, event: Event): Answer =>
  JSON.parse(runInNewContext(`${text};JSON.stringify(handler(${JSON.stringify(event)}))`));

const ask = (uri: string, headers: RequestEvent['request']['headers'] = {}) =>
  run<RequestEvent, RequestEvent['request']>(code.request, {
    viewer: { ip: '203.0.113.9' },
    request: { uri, headers },
  });
const answer = (statusCode: number, headers: ResponseEvent['response']['headers']) =>
  run<ResponseEvent, ResponseEvent['response']>(code.response, { response: { statusCode, headers } });

describe('the function before each request', () => {
  it('maps every page to its file, with and without a slash', () => {
    for (const page of pages) {
      const file = page === '/' ? '/index.html' : `${page}/index.html`;
      expect(ask(page).uri).toBe(file);
      if (page !== '/') expect(ask(`${page}/`).uri).toBe(file);
    }
  });

  it.each(routes.map((route) => pathOf(route, 'd8dbf4f0-6a1c-4d8e-9d6f-0c6f4d1b2a3e')))(
    'leaves %s of the API as it is',
    (path) => {
      expect(ask(path).uri).toBe(path);
    },
  );

  it('leaves the live channel and the files as they are', () => {
    for (const path of [
      '/live',
      '/assets/app-1a2b.js',
      '/drawings/moon.svg',
      '/fragments/home.txt',
      '/config.json',
    ])
      expect(ask(path).uri).toBe(path);
  });

  it.each([
    '/inconnu',
    '/404.html',
    '/services/index.html',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/assets/',
    '/assets/../config.json',
    '/assets/%2e%2e/config.json',
    '/assets/a.js/b.js',
    '/drawings/x',
    '//evil.example',
    '/\\evil.example',
    '/live/',
    '/live/x',
    '/api',
    '/api/../config.json',
    '/api/%2e%2e/x',
    '/api/..%2fx',
    '/api//health',
    '/api/é',
    '/api/x;y',
    '/__proto__',
    '/constructor',
    '',
    '*',
  ])('maps %j to the 404 page', (path) => {
    expect(ask(path).uri).toBe('/404.html');
  });

  it('answers like the local server, for any path', () => {
    const part = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '\\',
      'api',
      'assets',
      'live',
      'a',
      '.js',
      '~',
      ':',
      'services',
    );
    const hostile = fc.array(part).map((parts) => `/${parts.join('')}`);
    const paths = fc.array(fc.oneof(hostile, fc.string(), fc.webPath()), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(paths, (some) => {
        const leads: string[] = JSON.parse(
          runInNewContext(
            `${code.request};JSON.stringify(${JSON.stringify(some)}.map(uri=>handler({viewer:{ip:''},request:{uri,headers:{}}}).uri))`,
          ),
        );
        const expected = some.map((path) =>
          isApi(path) || path === '/live' ? path : routePage(path, pages).file,
        );
        expect(leads).toEqual(expected);
        for (const file of leads) {
          expect(file).toMatch(/^\/[\w./-]+$/);
          expect(file.split('/')).not.toContain('..');
        }
      }),
    );
  });

  it('passes on the visitor’s address, whatever the browser sends', () => {
    const forged = {
      'x-viewer-ip': { value: '6.6.6.6', multiValue: [{ value: '6.6.6.6' }, { value: '7.7.7.7' }] },
    };
    const kept = { authorization: { value: 'Bearer t' } };
    for (const path of ['/', '/api/orders', '/live', '/inconnu'])
      expect(ask(path, { ...forged, ...kept }).headers).toEqual({
        'x-viewer-ip': { value: '203.0.113.9' },
        ...kept,
      });
  });
});

describe('the function before each file', () => {
  const type = { 'content-type': { value: 'text/html' } };

  it('gives the 404 page its status and removes its internal header', () => {
    expect(answer(200, { ...type, [statusHeader]: { value: '404' } })).toEqual({
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: type,
    });
  });

  it('changes no other answer', () => {
    expect(answer(200, type)).toEqual({ statusCode: 200, headers: type });
    expect(answer(304, { [statusHeader]: { value: '404' } })).toEqual({ statusCode: 304, headers: {} });
  });
});

describe('the code', () => {
  it('is small and uses only CloudFront’s language', () => {
    const many = Array.from({ length: 200 }, (_, at) => `/une-page-au-nom-assez-long-${at}`);
    expect(bundleEdge({ pages: many, styleHashes: [] }).request.length).toBeLessThan(10_240);
    for (const text of Object.values(code)) {
      expect(text).not.toMatch(
        /\?\.|\?\?|\.\.\.|\(\?<|\bfor\s*\(\s*(?:const|let|var)\s+\w+\s+of\b|\bclass\b|\bexport\b/,
      );
    }
  });

  it('is refused when it is too large', () => {
    const tooMany = Array.from({ length: 400 }, (_, at) => `/une-page-au-nom-assez-long-${at}`);
    expect(() => bundleEdge({ pages: tooMany, styleHashes: [] })).toThrow('10240');
  });
});
