import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { wireOrder } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { OrderNext } from '#web/pages/compte/order-progress.tsx';

type Part = Order['parts'][number];
const part = (state: Part['state'], expert?: string): Part => ({ service: keyFor.numbers, state, expert });
const linesOf = (changes: Partial<Order>): string[] =>
  [
    ...renderToStaticMarkup(<OrderNext order={wireOrder({ status: 'paid', ...changes })} />).matchAll(
      /<p[^>]*>(.*?)<\/p>/g,
    ),
  ].map(([, line = '']) => line.replace(/[\u00a0\u202f]/g, ' '));
const confirm =
  'Confirmez votre adresse par le lien reçu par e-mail : un lien vers chaque rapport y arrivera.';

describe('the next true thing of an order', () => {
  it('is the customer’s click, then an expert who takes it', () => {
    expect(linesOf({ email_validated: false })[0]).toBe(confirm);
    expect(linesOf({ email_validated: true }).slice(0, 2)).toEqual([
      'Un de nos deux numérologues la prendra.',
      'Génération en cours... Délai estimé : 24 à 48 h.',
    ]);
    const several = [part('waiting'), part('waiting')];
    expect(linesOf({ email_validated: true, parts: several })[0]).toBe(
      'Un expert va prendre votre commande en charge.',
    );
  });

  it('stands below the promised day, which is gone while the clock is stopped', () => {
    const due = { due_at: '2099-11-28T17:42:00.000Z' };
    const day = 'Chez vous au plus tard le samedi 28 novembre 2099.';
    expect(linesOf({ ...due, parts: [part('taken', 'Mai Tran')] }).slice(0, 2)).toEqual([
      day,
      'Mai Tran rédige votre rapport.',
    ]);
    const asked = { ...part('taken', 'Mai Tran'), asked_at: '2099-11-27T10:00:00.000Z' };
    expect(linesOf({ ...due, parts: [asked] })).not.toContain(day);
  });

  it('names who writes, and still asks for an unconfirmed address', () => {
    const [hélène, bastien] = [part('taken', 'Hélène Vasseur'), part('taken', 'Bastien Oriol')];
    expect(linesOf({ email_validated: false, parts: [hélène] }).slice(0, 2)).toEqual([
      'Hélène Vasseur rédige votre rapport.',
      confirm,
    ]);
    expect(linesOf({ parts: [hélène, bastien] })[0]).toBe(
      'Hélène Vasseur et Bastien Oriol rédigent vos rapports.',
    );
    expect(linesOf({ parts: [part('taken')] })[0]).toBe('Votre rapport est en rédaction.');
    expect(linesOf({ parts: [part('delivered', 'Hélène Vasseur'), part('waiting')] })[0]).toBe(
      'Un expert va prendre en charge le rapport suivant.',
    );
  });

  it('is absent once nothing more will come', () => {
    expect(linesOf({ status: 'delivered' })).toEqual([]);
    expect(linesOf({ refunded_amount: 900 })).toEqual([]);
    expect(linesOf({ withdrawn_services: [keyFor.numbers] })).toEqual([]);
  });
});
