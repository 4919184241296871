import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { countIssues, type Issue } from '#domain/issues.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { IssuesPanel } from '#web/pages/atelier/issues-panel.tsx';
import { ordersAddress, readAtelierQuery } from '#web/pages/atelier/query.ts';

const nothing = () => {};
const now = new Date('2026-11-21T08:00:00Z');
const order_id = '7c1e90ab-0000-4000-8000-000000000000';
const since = '2026-11-21T05:00:00Z';
const customer = { name: 'Camille Renard', email: 'camille@exemple.fr' };
const expert = {
  id: 'me',
  name: 'Pascal Riviere',
  discipline: keyFor.numbers,
  is_administrator: false,
} as const;
const administrator = { id: 'you', name: 'Ines Morel', is_administrator: true } as const;

const late: Issue = {
  kind: 'late',
  id: 'a',
  since,
  order_id,
  part: {
    order_id,
    number: '7c1e90ab',
    service: keyFor.numbers,
    state: 'waiting',
    due_at: since,
    new_due_at: '2026-11-24T08:00:00Z',
  },
};
const found: Issue[] = [
  { ...late, customer },
  {
    kind: 'dispute',
    id: order_id,
    since,
    order_id,
    note: 'fraudulent',
    dispute: { id: 'du_1', respond_by: '2026-11-21T11:00:00Z', test: true },
    customer,
  },
  { kind: 'mail', id: 'reset:1', since, mail: 'reset', customer },
  { kind: 'address', id: 'an-account', since, note: 'bounce', customer },
  {
    kind: 'same',
    id: `${order_id} ${keyFor.numbers}`,
    since,
    order_id,
    service: keyFor.numbers,
    note: '34',
    customer,
  },
  { kind: 'untaken', id: 'confirmation:1', since, order_id, mail: 'confirmation', customer },
];

const html = (issues: Issue[] | undefined, me: typeof expert | typeof administrator, error?: unknown) => {
  const data = issues && { items: issues, count: countIssues(issues), at: now };
  const paged = { more: async () => {}, isAdding: false, moreError: undefined };
  const loaded = { data, error, reload: nothing, change: nothing, ...paged };
  return renderToStaticMarkup(
    <MemoryRouter>
      <IssuesPanel issues={loaded} me={me} onTaken={nothing} onLost={nothing} />
    </MemoryRouter>,
  ).replaceAll(/[\u00a0\u202f]/g, ' ');
};

describe('«À traiter»', () => {
  it('shows experts late parts with their delay and new date, and lets them take one', () => {
    const markup = html([late], expert);
    expect(markup).toContain('1 commande à traiter');
    expect(markup).toContain('En retard de 3 h');
    expect(markup).toContain('Nouvelle date : mar. 24 nov. à 9 h');
    expect(markup).toMatch(/Prendre<span class="sr"> la consultation de la commande 7c1e90ab/);
    expect(markup).not.toContain('recherche=');
  });

  it('shows administrators each kind, its customer, and the link to the order', () => {
    const markup = html(found, administrator);
    for (const words of [
      '1 commande à traiter et 2 autres points',
      'dans 3 h',
      'Répondre avant le sam. 21 nov. à 12 h',
      'https://dashboard.stripe.com/test/disputes/du_1',
      '34 % de phrases déjà livrées',
      nameFor.numbers,
      'Motif : paiement non reconnu',
      'Nouveau mot de passe',
      'E-mail non distribué',
      'sa confirmation ne part pas',
      'vue=orders',
      'recherche=7c1e90ab',
      'recherche=camille%40exemple.fr',
    ])
      expect(markup).toContain(words);
    expect(markup.match(/Envoyer de nouveau/g)).toHaveLength(1);
    expect(markup.match(/Vu<span class="sr"> 7c1e90ab/g)).toHaveLength(1);
    expect(markup).not.toContain('Prendre<');
  });

  it('has a text without issues, and one with a way out when they cannot be loaded', () => {
    expect(html([], expert)).toContain('Dans votre discipline, aucun rapport');
    expect(html([], administrator)).toContain('Aucun retard, aucune contestation');
    expect(html(undefined, expert)).toContain('Chargement');
    const failed = html(undefined, expert, new Error('no network'));
    expect(failed).toContain('La liste n’a pas pu être chargée');
    expect(failed).toContain('Réessayer');
  });

  it('keeps its content when it cannot be loaded again', () => {
    const markup = html([late], expert, new Error('no network'));
    expect(markup).toContain('La liste n’a pas pu être actualisée');
    expect(markup).toContain('En retard de 3 h');
  });
});

it('the address of all orders contains the search', () => {
  const { search } = new URL(ordersAddress('7c1e90ab'), 'https://shop.test');
  expect(readAtelierQuery(search)).toEqual({ part: undefined, view: 'orders', search: '7c1e90ab' });
});
