import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { QueuedPart } from '#domain/atelier.ts';
import { reportRefusalTexts } from '#domain/texts/atelier.ts';
import { reportRefusals } from '#domain/upload.ts';
import { keyFor } from '#test/support/keys.ts';
import { urgencyOf } from '#web/pages/atelier/due-date.tsx';
import { PartBadge } from '#web/pages/atelier/part-action.tsx';
import { partAddress, readAtelierQuery, viewAddress } from '#web/pages/atelier/query.ts';
import { QueuePanel } from '#web/pages/atelier/queue-panel.tsx';
import { sizeText } from '#web/pages/atelier/upload.ts';
import { UploadResult } from '#web/pages/atelier/upload-box.tsx';

const nothing = () => {};
const html = (element: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/atelier">{element}</StaticRouter>).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );
const now = new Date('2026-11-21T08:00:00Z');
const me = { id: 'me', name: 'Pascal Riviere', discipline: keyFor.numbers, is_administrator: false } as const;
const part = (change: Partial<QueuedPart> = {}): QueuedPart => ({
  order_id: '7c1e90ab-0000-4000-8000-000000000000',
  number: '7c1e90ab',
  service: keyFor.numbers,
  state: 'waiting',
  due_at: '2026-11-22T08:00:00Z',
  ...change,
});

describe('the urgency of a date', () => {
  it.each([
    ['2026-11-25T08:00:00Z', 'calm', 'dans 4 jours'],
    ['2026-11-22T08:00:00Z', 'calm', 'dans 24 h'],
    ['2026-11-21T20:00:00Z', 'near', 'dans 12 h'],
    ['2026-11-21T08:30:00Z', 'near', 'dans 30 min'],
    ['2026-11-21T07:59:50Z', 'late', 'En retard de 1 min'],
    ['2026-11-21T03:00:00Z', 'late', 'En retard de 5 h'],
    ['2026-11-19T07:00:00Z', 'late', 'En retard de 2 jours'],
  ])('of %s is %s, «%s»', (dueAt, level, text) => {
    const urgency = urgencyOf(dueAt, now);
    expect({ ...urgency, text: urgency.text.replaceAll(/\s/g, ' ') }).toEqual({ level, text });
  });
});

describe('the address of /atelier', () => {
  it('contains a part and the list to return to', () => {
    const { order_id, service } = part();
    const address = partAddress(part(), 'delivered');
    expect(readAtelierQuery(new URL(address, 'https://shop.test').search)).toEqual({
      part: { order_id, service },
      view: 'delivered',
      search: '',
    });
    expect(viewAddress('orders')).toBe('/atelier?vue=orders');
  });

  it.each(['', '?commande=7c1e90ab', '?commande=7c1e90ab&service=tarot', '?vue=tout'])(
    '%s opens no part and no list of its own',
    (search) => {
      expect(readAtelierQuery(search)).toEqual({ part: undefined, view: undefined, search: '' });
    },
  );
});

describe('the queue', () => {
  const panel = (...items: QueuedPart[]) => {
    const late = items.filter(({ due_at }) => new Date(due_at) < now).length;
    const data = { me, items, count: { open: items.length, late, asked: 0, correcting: 0 }, at: now };
    const loaded = { data, error: undefined, reload: nothing, change: nothing };
    const paged = { more: async () => {}, isAdding: false, moreError: undefined };
    const view = { view: { show: 'all', typed: '' } as const, setView: nothing };
    const queue = { ...loaded, ...paged, ...view };
    return html(<QueuePanel queue={queue} data={data} onTaken={nothing} onLost={nothing} />);
  };

  it('shows the expert of each part, and late parts, in words', () => {
    const markup = panel(
      part({ due_at: '2026-11-21T03:00:00Z' }),
      part({ order_id: 'b', state: 'taken', expert: { id: 'me', name: 'Pascal Riviere' } }),
      part({ order_id: 'c', state: 'taken', expert: { id: 'other', name: 'Ines Morel' } }),
    );
    expect(markup).toContain('3 consultations à livrer, dont 1 en retard');
    expect(markup).toContain('En retard de 5 h');
    expect(markup.match(/Prise par moi/g)).toHaveLength(1);
    expect(markup).toContain('Prise par Ines Morel');
  });

  it('lets a waiting part be taken, and opened by its expert, and nothing else', () => {
    expect(panel(part())).toMatch(/Prendre<span class="sr"> la consultation de la commande 7c1e90ab/);
    const mine = panel(part({ state: 'taken', expert: { id: 'me', name: 'Pascal Riviere' } }));
    expect(mine).toContain(`commande=7c1e90ab-0000-4000-8000-000000000000&amp;service=${keyFor.numbers}`);
    const other = panel(part({ state: 'taken', expert: { id: 'other', name: 'Ines Morel' } }));
    expect(other).not.toMatch(/Prendre<|href=/);
  });

  it('has a text when it is empty', () => {
    expect(panel()).toContain('La file est vide');
  });

  it('shows an administrator the name of a part’s expert', () => {
    const taken = part({ state: 'taken', expert: { id: 'me', name: 'Pascal Riviere' } });
    expect(html(<PartBadge part={taken} />)).toContain('Prise par Pascal Riviere');
  });
});

describe('the state of an upload', () => {
  const actions = { send: nothing, cancel: nothing, checkAgain: nothing, clear: nothing };
  const still = { upload: undefined, step: undefined, ended: undefined, part: part(), ...actions };
  const upload = { id: 'u1', at: '2026-11-21T08:00:00Z' };

  it('has a French sentence for each refusal', () => {
    for (const refusal of reportRefusals) {
      const refused = { ...upload, state: 'refused', refusal } as const;
      const markup = html(<UploadResult uploading={{ ...still, upload: refused }} />);
      expect(markup).toContain('PDF refusé');
      expect(markup).toContain(reportRefusalTexts[refusal].replaceAll(/[\u00a0\u202f]/g, ' '));
    }
    expect(new Set(Object.values(reportRefusalTexts)).size).toBe(reportRefusals.length);
  });

  it('shows pages and size of a checked one', () => {
    const checked = { ...upload, state: 'checked', pages: 12, bytes: 2_202_009 } as const;
    expect(html(<UploadResult uploading={{ ...still, upload: checked }} />)).toContain('12 pages, 2,1 Mo');
  });

  it('keeps the last result beside a later problem, and offers a way out of a slow check', () => {
    const checked = { ...upload, state: 'checked', pages: 12, bytes: 5000 } as const;
    const ended = { tone: 'error', text: 'La connexion a échoué.' } as const;
    const both = html(<UploadResult uploading={{ ...still, upload: checked, ended }} />);
    expect(both).toContain('La connexion a échoué.');
    expect(both).toContain('PDF vérifié');
    expect(html(<UploadResult uploading={{ ...still, step: { kind: 'slow' } }} />)).toContain(
      'Vérifier à nouveau',
    );
  });

  it('shows sizes like file managers', () => {
    expect(
      [sizeText(10), sizeText(860_160), sizeText(25 * 1024 * 1024)].map((text) =>
        text.replaceAll(/\s/g, ' '),
      ),
    ).toEqual(['1 ko', '840 ko', '25 Mo']);
  });
});
