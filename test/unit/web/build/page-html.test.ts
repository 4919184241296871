import { describe, expect, it } from 'vitest';
import { forbiddenIn, pageHtml } from '../../../../web/page-html.ts';

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
  later: { start: '/assets/s.js', sheet: '/assets/a.css' },
};

describe('pageHtml', () => {
  const html = pageHtml(template, head, { app: "<p>29 $& $' €</p>", footer: '<footer>$1</footer>' });

  it('inserts the markup unchanged, dollar signs included', () => {
    expect(html).toContain('<div id="app"><p>29 $& $\' €</p></div><footer>$1</footer>');
  });

  it('inlines the shared sheet instead of linking it', () => {
    expect(html).toContain('<style>p{color:red}</style>');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('leaves scripts and the whole sheet to the script that waits for the first paint', () => {
    const [read = '', end = ''] = html.split('</footer>');
    expect(end.match(/<(?:script|link).*/g)).toEqual([
      '<script type="module" fetchpriority="low" src="/assets/s.js" data-sheet="/assets/a.css" data-modules="/assets/a.js /assets/b.js"></script></body></html>',
    ]);
    expect(read).not.toMatch(/<script|<link/);
  });

  it('preloads the scripts that draw a page, after those of its header', () => {
    const drawn = pageHtml(template, { ...head, later: undefined }, { app: '', footer: '' });
    expect(drawn.match(/<(?:script|link).*/g)).toEqual([
      '<link rel="modulepreload" href="/assets/b.js" crossorigin fetchpriority="low">',
      '<script type="module" crossorigin fetchpriority="low" src="/assets/a.js"></script></body></html>',
    ]);
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

  it('accepts everything that the policy accepts', () => {
    const html =
      '<style>p{}</style><script type="module" src="/a.js"></script><script type="application/ld+json">{}</script><p aria-hidden="true" class="hidden">x</p>';
    expect(forbiddenIn(html)).toEqual([]);
  });
});
