/** The exact texts of the account (§2, §4, §8), without a browser. */
import { createRef, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import type { Profile } from '#domain/profile.ts';
import { userId, wireOrder } from '#test/support/builders.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { AuthColumns } from '#web/pages/auth/browser.tsx';
import { AccountHome } from '#web/pages/compte/account-home.tsx';
import AccountRoute from '#web/pages/compte/browser.tsx';
import { OrderBadge } from '#web/pages/compte/order-entry.tsx';
import { OrdersPanel } from '#web/pages/compte/orders-panel.tsx';
import { PaymentNotice } from '#web/pages/compte/payment-notice.tsx';
import { ProfilePanel } from '#web/pages/compte/profile-panel.tsx';
import { SignUpBanner } from '#web/pages/compte/sign-up-banner.tsx';
import { paymentTexts } from '#web/pages/compte/texts.ts';

const nothing = () => {};
const html = (element: ReactElement, at = '/compte') =>
  renderToStaticMarkup(<StaticRouter location={at}>{element}</StaticRouter>);
const wordsOf = (markup: string) => markup.replace(/<[^>]*>/g, '').replace(/[\s\u00a0\u202f]+/g, ' ');
const tabs = (markup: string) => [...markup.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label);
const selected = (markup: string) => /role="tab"[^>]*aria-selected="true"[^>]*>([^<]*)</.exec(markup)?.[1];

describe('the account', () => {
  const payment = { state: undefined, again: nothing };
  const home = (at: string) =>
    html(
      <AccountHome
        user={{ id: userId, email: 'camille@exemple.fr' }}
        payment={payment}
        heading={createRef<HTMLHeadingElement>()}
        isThanked={false}
        onThanked={nothing}
        picture={() => null}
        persons={() => null}
      />,
      at,
    );

  it('shows «Chargement» until the session is known', () => {
    const markup = html(<AccountRoute />);
    expect(markup).toContain('<h1 tabindex="-1">Mon Compte</h1>');
    expect(markup).toMatch(/role="status".*Chargement<\/p>/);
  });

  it('has a title, a welcome with the e-mail, a way out and three tabs', () => {
    const markup = home('/compte');
    expect(markup).toMatch(/<h1[^>]*>Mon Compte</);
    expect(markup).toMatch(/Bonjour.*camille@exemple\.fr/);
    expect(markup).toContain('Déconnexion');
    expect(tabs(markup)).toEqual(['Profil', 'Mes commandes', 'Historique']);
  });

  it.each([
    ['/compte', 'Profil'],
    ['/compte?payment=success&session_id=cs_1', 'Mes commandes'],
    ['/compte#historique', 'Historique'],
  ])('%s opens «%s»', (at, tab) => {
    expect(selected(home(at))).toBe(tab);
  });

  it('shows a failed verification, and a payment that only its customer may see', () => {
    const notice = (kind: 'failed' | 'confirmed') =>
      wordsOf(html(<PaymentNotice payment={{ state: { kind }, again: nothing }} onDismiss={nothing} />));
    expect(notice('failed')).toContain(
      'Erreur de vérificationImpossible de vérifier le paiement. Contactez le support si nécessaire.',
    );
    expect(notice('confirmed')).toContain(
      'Paiement vérifiéVotre paiement a été confirmé. Veuillez vous connecter manuellement.',
    );
    expect([paymentTexts.connecting, paymentTexts.connectingDetail]).toEqual([
      'Connexion en cours',
      'Redirection sécurisée pour finaliser votre connexion...',
    ]);
  });
});

describe('the banner of a sign-up', () => {
  it.each(['/compte?status=created', '/compte?type=signup', '/compte#type=signup'])(
    'is shown on %s',
    (at) => {
      const markup = html(<SignUpBanner state="verified" />, at);
      expect(wordsOf(markup)).toContain('Compte créé avec succès !');
      expect(wordsOf(markup)).toContain('Votre adresse email a été vérifiée.');
      expect(markup).toContain('Fermer');
    },
  );

  it('never says «vérifiée» of an unverified address, and is nowhere else', () => {
    for (const state of ['unverified', 'signedOut'] as const)
      expect(html(<SignUpBanner state={state} />, '/compte?status=created')).not.toContain('vérifiée');
    expect(html(<SignUpBanner state="verified" />)).toBe('');
  });
});

it('the profile shows e-mail and date, read-only, and no birth data', () => {
  const profile: Profile = {
    email: 'camille@exemple.fr',
    first_name: 'Camille',
    last_name: 'Renard',
    birth_date: '1991-04-17',
    birth_time: '06:42',
    birth_place: 'Nantes',
    email_validated: true,
    created_at: '2026-11-01T08:00:00.000Z',
  };
  const markup = html(
    <ProfilePanel
      email={profile.email}
      profile={profile}
      hasFailed={false}
      onReload={nothing}
      onCorrect={nothing}
    />,
  );
  expect(wordsOf(markup)).toContain('E-mailcamille@exemple.fr');
  expect(wordsOf(markup)).toContain('Membre depuis1er novembre 2026');
  expect(markup).not.toContain('<input');
  for (const secret of ['1991', '06:42', 'Nantes']) expect(markup).not.toContain(secret);
});

describe('the lists of orders', () => {
  const panel = (isHistory: boolean, orders?: readonly Order[], hasFailed = false) =>
    html(<OrdersPanel orders={orders} hasFailed={hasFailed} onRetry={nothing} isHistory={isHistory} />);

  it.each([false, true])('lead to the services while they are empty (history: %s)', (isHistory) => {
    expect(panel(isHistory, [])).toMatch(/<a[^>]*href="\/services"[^>]*>Découvrir les consultations/);
  });

  it('show paid and delivered orders, the history all of them', () => {
    const statuses = ['pending', 'paid', 'delivered', 'failed', 'cancelled'] as const;
    const orders = statuses.map((status, at) =>
      wireOrder({ id: `0000000${at}-0000-4000-8000-000000000001`, status }),
    );
    const numbers = (markup: string) => [...markup.matchAll(/id="order-(\w+)"/g)].map(([, number]) => number);
    expect(numbers(panel(false, orders))).toEqual(['00000001', '00000002']);
    expect(numbers(panel(true, orders))).toHaveLength(5);
  });

  it('call an order by what was bought, and give its number below', () => {
    const markup = panel(false, [wireOrder({ services: [keyFor.pack] })]);
    expect(markup).toMatch(new RegExp(String.raw`<h2[^>]*>${nameFor.pack}<\/h2>`));
    expect(wordsOf(markup)).toContain(`${nameFor.pack}Commande a1b2c3d4Passée le `);
  });

  it('list the documents of an order, and nothing where there is none', () => {
    const issued_at = '2026-11-24T17:42:00.000Z';
    const papers = [
      { id: 'invoice', kind: 'invoice', number: '2026-000123', issued_at },
      { id: 'a-refund', kind: 'credit_note', number: 'A2026-000012', issued_at },
    ] as const;
    const words = wordsOf(panel(false, [wireOrder({ papers: [...papers] })]));
    expect(words).toContain(
      'Documents (commande a1b2c3d4)Note n° 2026-000123 du 24 novembre 2026Ouvrir Note n° 2026-000123',
    );
    expect(words).toContain('Avoir n° A2026-000012 du 24 novembre 2026Ouvrir Avoir n° A2026-000012');
    expect(panel(false, [wireOrder()])).not.toContain('Documents');
  });

  it('say that they could not be loaded', () => {
    expect(panel(false, undefined, true)).toContain('Impossible de charger l’historique des commandes');
  });
});

describe('badges (§4)', () => {
  const file_urls = [{ service: keyFor.numbers, url: `/api/orders/1/reports/${keyFor.numbers}/link` }];
  const badge = (changes: Partial<Order>, isHistory: boolean) =>
    wordsOf(html(<OrderBadge order={wireOrder(changes)} isHistory={isHistory} />));

  it.each<[Partial<Order>, string]>([
    [{ file_urls }, 'Livré'],
    [{ status: 'paid', email_validated: true }, 'En cours'],
    [{ status: 'paid', email_validated: false }, 'Non confirmé'],
    [{ status: 'pending' }, 'En attente'],
    [{ status: 'failed' }, 'Échoué'],
    [{ status: 'cancelled' }, 'Annulé'],
    [{ refunded_amount: 900 }, 'Remboursé'],
  ])('of the history: %o is «%s»', (changes, label) => {
    expect(badge(changes, true)).toBe(label);
  });

  it('of «Mes commandes»: two of their own', () => {
    expect(badge({ file_urls }, false)).toBe('Confirmé');
    expect(badge({}, false)).toBe('En attente de livraison (24/72h)');
  });
});

it('/auth has two tabs, three lines of reassurance and a way home (§2)', () => {
  const markup = html(<AuthColumns />, '/auth');
  expect(tabs(markup)).toEqual(['Connexion', 'Inscription']);
  expect(markup).toMatch(/<a[^>]*href="\/"[^>]*>Retour à l’accueil/);
  expect(markup.match(/<li>/g)).toHaveLength(3);
});
