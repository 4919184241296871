import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheControl, securityHeaders } from '#lib/edge/headers.ts';
import { routePage } from '#lib/edge/routing.ts';
import { readStage, siteUrlOf } from '#lib/stage.ts';

const pages = ['/', '/services', '/compte'];

describe('routePage', () => {
  it.each([
    ['/', '/index.html'],
    ['/index.html', '/index.html'],
    ['/services', '/services/index.html'],
    ['/services/', '/services/index.html'],
    ['/assets/index-B1cD_e-f.js', '/assets/index-B1cD_e-f.js'],
    ['/exemples/nombres-yann.pdf', '/exemples/nombres-yann.pdf'],
    ['/drawings/marks.svg', '/drawings/marks.svg'],
    ['/fragments/home.txt', '/fragments/home.txt'],
    ['/favicon.svg', '/favicon.svg'],
    ['/apple-touch-icon.png', '/apple-touch-icon.png'],
    ['/manifest.webmanifest', '/manifest.webmanifest'],
  ])('%s is served from %s', (path, file) => {
    expect(routePage(path, pages)).toEqual({ file, status: 200 });
  });

  it.each([
    '/inconnu',
    '/services/autre',
    '/Services',
    '/services//',
    '//services',
    '/services/index.html',
    '/404.html',
    '/../edge.json',
    '/assets/../../edge.json',
    '/assets/..%2f..%2fedge.json',
    '/%2e%2e/edge.json',
    '/.vite/manifest.json',
    '/.env',
    '/assets\\..\\edge.json',
    '/services\0',
    '/services\n',
    '/__proto__',
    '',
    'services',
    '*',
  ])('%j is the 404 page', (path) => {
    expect(routePage(path, pages)).toEqual({ file: '/404.html', status: 404 });
  });

  it('never leaves the site, for any path', () => {
    const hostile = fc
      .array(fc.constantFrom('/', '.', '..', '%2e', '\\', '\0', 'a', 'js', '.js', '~', ':'))
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (path) => {
        const { file } = routePage(path, pages);
        expect(file).toMatch(/^\/[\w./-]+$/);
        expect(file.split('/')).not.toContain('..');
      }),
    );
  });
});

describe('securityHeaders', () => {
  const headers = securityHeaders({
    styleHashes: ['sha256-abc='],
    connect: ['https://cognito-idp.eu-west-3.amazonaws.com'],
  });
  const directives = new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

  it('allows the inlined style sheet by its hash and this stage by its origins', () => {
    expect(directives.get('style-src')).toBe("'self' 'sha256-abc='");
    expect(directives.get('connect-src')).toBe("'self' https://cognito-idp.eu-west-3.amazonaws.com");
  });

  it('allows no inline script, no frame, no foreign form and nothing unnamed', () => {
    expect(directives.get('script-src')).toBe("'self'");
    expect(directives.get('default-src')).toBe("'none'");
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('form-action')).toBe("'self'");
    expect(directives.get('base-uri')).toBe("'none'");
    expect(directives.get('object-src')).toBe("'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
  });

  it('allows the manifest of the app', () => {
    expect(directives.get('manifest-src')).toBe("'self'");
  });

  it('sends what browsers need to refuse the rest', () => {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});

describe('cacheControl', () => {
  it('caches hashed files for ever and revalidates pages each time', () => {
    expect(cacheControl('/assets/index-B1cD.js')).toContain('immutable');
    expect(cacheControl('/')).toContain('must-revalidate');
    expect(cacheControl('/config.json')).toContain('must-revalidate');
  });

  it('lets drawings, icons and examples change within the hour', () => {
    for (const file of [
      ...['/drawings/marks.svg', '/exemples/nombres-camille-4.svg', '/favicon.svg'],
      ...['/apple-touch-icon.png', '/manifest.webmanifest'],
    ])
      expect(cacheControl(file)).toBe('public, max-age=3600, s-maxage=0');
    expect(cacheControl('/exemples')).toContain('must-revalidate');
  });
});

describe('the address of the site', () => {
  it('is its own domain, else the CDN’s, else an invalid one', () => {
    expect(siteUrlOf('shop.example', 'd1.cloudfront.net')).toBe('https://shop.example');
    expect(siteUrlOf(undefined, 'd1.cloudfront.net')).toBe('https://d1.cloudfront.net');
    expect(siteUrlOf(undefined, undefined)).toMatch(/\.invalid$/);
  });

  it('of a stage is its own domain, before any other', () => {
    const context = { stage: 'prod', domain: 'shop.example', siteUrl: 'https://other.example' };
    const { siteUrl, hasFirewall, hasEdge } = readStage((key) => new Map(Object.entries(context)).get(key));
    expect([siteUrl, hasFirewall, hasEdge]).toEqual(['https://shop.example', true, true]);
  });

  it('of a local stage is the local server, even with CDN and firewall', () => {
    const local = (more: Record<string, string>) =>
      readStage((key) => new Map(Object.entries({ siteUrl: 'http://127.0.0.1:4300', ...more })).get(key));
    expect(local({})).toMatchObject({ hasEdge: false, hasFirewall: false });
    expect(local({ edge: 'true', firewall: 'true' })).toMatchObject({ hasEdge: true, hasFirewall: true });
  });
});
