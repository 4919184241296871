import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Chosen } from '#domain/dossier/conventions.ts';
import { shopDate } from '#domain/holidays.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { previewDraft as wire } from '#domain/wire/typeset.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import { chosenFor, nextVersion } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { Draw } from '#lib/dossier/drawn.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import type { PaperInput, ReportPage } from '#lib/typeset/report-paper.ts';
import { inputOf, readWhole } from './typesetting.ts';

export type PreviewDependencies = {
  readonly parts: Pick<PartsStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly births: Pick<BirthsStore, 'find'>;
  readonly draw: Draw;
  /** Throws `not_typeset` with its reason. */
  readonly typeset: (input: PaperInput, page: number) => Promise<ReportPage>;
  readonly now: Date;
};

const tagOf = (svg: string): string => createHash('sha256').update(svg).digest('base64url');

/** A page without its picture, where the desk has it or asks for none. */
const sentTo = ({ page, held }: z.infer<typeof wire.body>, { svg, ...found }: ReportPage) => {
  const tag = tagOf(svg);
  return { ...found, tag, ...(page > 0 && held !== tag && { svg }) };
};

/**
 * A page of what the holder of a part is writing; nothing of it is stored. Throws ShopError not_found, forbidden,
 * part_over, report_incomplete, not_typeset.
 */
export const previewDraft = async (
  me: Member,
  path: PartPath,
  asked: z.infer<typeof wire.body>,
  deps: PreviewDependencies,
): Promise<ReturnType<typeof sentTo> & { readonly conventions: Chosen }> => {
  const { document, page } = asked;
  const part = await ownPart(me, path, deps.parts);
  if (document.service !== part.service) throw new ShopError('invalid_request');
  const version = nextVersion(part);
  const printed = { version, day: shopDate(deps.now), code: '' };
  const whole = await readWhole(part, deps);
  const conventions = chosenFor(part);
  const input = inputOf(whole, { document, conventions: conventions.chosen }, printed, deps.draw);
  return { ...sentTo(asked, await deps.typeset(input, page)), conventions };
};

export const route = routeOf(wire, {
  id: 'PreviewDraft',
  who: 'staff',
  loss: 'Experts do not see the pages of what they write; writing and delivering go on.',
  uses: { orders: ['GetItem'], births: ['GetItem'], parts: ['GetItem'] },
  may: ['typeset'],
  large: true,
  // Lambda gives a whole core at 1769 MB: almost two here, because pages are laid out in parallel.
  memory: 3008,
  seconds: 20,
  stores: ['parts', 'orders', 'births'],
  gateways: ['reportPages'],
  run: async ({ reportPages, ...call }) => {
    const page = await previewDraft(call.me, call.params, call.body, {
      ...call,
      ...reportPages,
      draw: reportDrawn,
    });
    return {
      ...page,
      spills: [...page.spills],
      off: [...page.off],
      signs: [...page.signs],
      missing: [...page.missing],
    };
  },
});
