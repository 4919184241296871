import { shopDate } from '#domain/holidays.ts';
import { limits } from '#domain/limits.ts';
import { typedCode } from '#domain/report/code.ts';
import type { Authenticity } from '#domain/wire/authenticity.ts';
import { authenticity as wire } from '#domain/wire/authenticity.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { type CodeRecord, type CodesStore, codeState } from '#lambdas/storage/codes.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

export type CheckCodeDependencies = {
  readonly codes: Pick<CodesStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find'>;
};

const standingOf = async (
  record: CodeRecord,
  deps: CheckCodeDependencies,
): Promise<Pick<Authenticity, 'state' | 'newest'>> => {
  if (record.state) return { state: record.state };
  const { order_id = '', service } = record;
  const order = await deps.orders.find(order_id);
  const part = await deps.parts.find({ order_id, service });
  const state = codeState(record, order, part);
  const report = state === 'replaced' ? part?.report : undefined;
  return {
    state,
    newest: report && { version: report.version, day: shopDate(new Date(report.delivered_at)) },
  };
};

/**
 * What was delivered under a code, without order and person. Throws the same `code_unknown` for a mistyped code, which
 * is looked up like any other, so that it takes as long.
 */
export const checkCode = async (typed: string, deps: CheckCodeDependencies): Promise<Authenticity> => {
  const record = await deps.codes.find(typedCode(typed));
  if (!record) throw new ShopError('code_unknown');
  const { service, day, version, writing, sha256 = [] } = record;
  return { service, day, version, sha256, writing, ...(await standingOf(record, deps)) };
};

export const route = routeOf(wire, {
  id: 'Authenticity',
  who: 'anyone',
  loss: 'Nobody can check whether a report comes from the shop.',
  uses: { codes: ['GetItem'], limits: ['UpdateItem'], orders: ['GetItem'], parts: ['GetItem'] },
  stores: ['codes', 'limits', 'orders', 'parts'],
  run: async (call) => {
    await takeUse(limits.authenticity, call.viewerIp, call);
    return checkCode(call.body.code, call);
  },
});
