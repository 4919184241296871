import { describe, expect, it } from 'vitest';
import { catalogue, paidKeys } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { faqEntries } from '#web/texts/faq.ts';
import { robots, sitemap } from '../../../../web/share/search-files.ts';
import { shareHead } from '../../../../web/share/share-head.ts';
import { structuredDataOf } from '../../../../web/share/structured-data.ts';

const page = {
  path: '/services',
  title: `Nos "services" — ${merchant.shopName}`,
  description: 'Prix & délais',
};

describe('the structured data of a page', () => {
  it('has every service at the catalogue’s price, in euros', () => {
    const offers = structuredDataOf('/services', 'Nos services').flatMap((data) => data.offers ?? []);
    expect(offers).toEqual(
      paidKeys.map((key) =>
        expect.objectContaining({
          price: (catalogue[key].price / 100).toFixed(2),
          priceCurrency: 'EUR',
          url: `${merchant.siteUrl}/checkout?service=${key}`,
        }),
      ),
    );
  });

  it('has the answers of /faq', () => {
    const [, faq] = structuredDataOf('/faq', 'Questions fréquentes');
    expect(faq?.['@type']).toBe('FAQPage');
    expect(faq?.mainEntity).toHaveLength(faqEntries.length);
    expect(JSON.stringify(faq)).toContain(faqEntries.at(-1)?.answer);
  });

  it('has the free chart as a program without a price', () => {
    expect(structuredDataOf('/mon-ciel', 'Mon ciel')[1]).toMatchObject({
      '@type': 'WebApplication',
      url: `${merchant.siteUrl}/mon-ciel`,
      offers: { price: '0' },
    });
  });

  it('is the organisation at home and the breadcrumbs elsewhere', () => {
    expect(structuredDataOf('/', 'Accueil').map((data) => data['@type'])).toEqual(['Organization']);
    expect(structuredDataOf('/cgu', 'Conditions')[0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${merchant.siteUrl}/` },
        { position: 2, name: 'Conditions', item: `${merchant.siteUrl}/cgu` },
      ],
    });
  });
});

describe('the head of a shared page', () => {
  const head = shareHead(page).join('\n');

  it('names its canonical address and its picture as absolute addresses', () => {
    expect(head).toContain(`<link rel="canonical" href="${merchant.siteUrl}/services">`);
    expect(head).toContain(`<meta property="og:image" content="${merchant.siteUrl}/drawings/partage.png">`);
  });

  it('escapes its quotations, and nothing in its data ends the block', () => {
    expect(head).toContain('content="Prix &amp; délais"');
    expect(head).toContain('Nos &quot;services&quot;');
    const hostile = shareHead({ ...page, path: '/cgu', title: '</script><p>' }).join('\n');
    expect(hostile).not.toContain('</script><p>');
    expect(hostile).toContain('\\u003c/script>');
  });
});

it('sitemap.xml lists absolute addresses, and robots.txt leads to it', () => {
  expect(sitemap(['/', '/cgu'])).toContain(
    `<loc>${merchant.siteUrl}/</loc></url>\n  <url><loc>${merchant.siteUrl}/cgu<`,
  );
  expect(robots()).toContain(`Sitemap: ${merchant.siteUrl}/sitemap.xml`);
  expect(robots()).not.toMatch(/Disallow: \/(?!api\/)/);
});
