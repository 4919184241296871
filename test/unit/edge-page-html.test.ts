import { describe, expect, it } from 'vitest';
import { forbiddenIn, pageHtml } from '../../web/page-html.ts';

const template = [
  '<!doctype html><html><head><!--head--><script type="module" crossorigin src="/assets/a.js"></script>',
  '<link rel="stylesheet" crossorigin href="/assets/a.css"></head>',
  '<body><div id="app"><!--app--></div><!--footer--><!--end--></body></html>',
].join('\n');
const head = {
  title: 'Prix & délais "ici"',
  description: '',
  share: undefined,
  scripts: ['/assets/b.js'],
  styleSheets: [],
  css: 'p{color:red}',
  wholeSheet: '/assets/a.css',
};

describe('pageHtml', () => {
  const html = pageHtml(template, head, { app: "<p>29 $& $' €</p>", footer: '<footer>$1</footer>' });

  it('puts the markup in as it is, dollar signs included', () => {
    expect(html).toContain('<div id="app"><p>29 $& $\' €</p></div><footer>$1</footer>');
  });

  it('inlines the shared sheet instead of linking it', () => {
    expect(html).toContain('<style>p{color:red}</style>');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('asks for scripts and the whole sheet after all that is read, in importance too', () => {
    const end = html.slice(html.indexOf('</footer>'));
    const asked = [
      '<link rel="preload" href="/assets/a.css" as="style" fetchpriority="low">',
      '<link rel="modulepreload" href="/assets/b.js" crossorigin fetchpriority="low">',
      '<script fetchpriority="low" type="module" crossorigin src="/assets/a.js"></script>',
    ];
    expect(asked.filter((line) => !end.includes(line))).toEqual([]);
    expect(html.slice(0, html.indexOf('</footer>'))).not.toMatch(/<script|modulepreload|rel="preload"/);
  });

  it('asks for the scripts of a page that they draw as fast as it can', () => {
    const drawn = pageHtml(template, { ...head, wholeSheet: undefined }, { app: '', footer: '' });
    expect(drawn).toContain('<link rel="modulepreload" href="/assets/b.js" crossorigin>');
    expect(drawn).toContain('<script type="module" crossorigin src="/assets/a.js"></script>');
    expect(drawn).not.toMatch(/fetchpriority|rel="preload"/);
  });

  it('escapes the title and hides app pages from search engines', () => {
    expect(html).toContain('<title>Prix &amp; délais &quot;ici&quot;</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

describe('forbiddenIn', () => {
  it.each([
    '<script>alert(1)</script>',
    '<script type="module">1</script>',
    '<p style="color:red">x</p>',
    '<div hidden id="S:0"></div>',
    '<template id="B:0"></template>',
    '<a onclick="x()">x</a>',
  ])('finds %s', (html) => {
    expect(forbiddenIn(`<style>a{}</style>${html}`)).toHaveLength(1);
  });

  it('accepts what the policy accepts', () => {
    const html =
      '<style>p{}</style><script type="module" src="/a.js"></script><script type="application/ld+json">{}</script><p aria-hidden="true" class="hidden">x</p>';
    expect(forbiddenIn(html)).toEqual([]);
  });
});
