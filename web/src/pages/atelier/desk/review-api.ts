import { askColleague, endReading, readComments, settleComment } from '#domain/wire/readings.ts';
import { call } from '#web/platform/api-client.ts';
import type { PartKey } from '../api.ts';

const paramsOf = ({ order_id, service }: PartKey) => ({ id: order_id, service });

export const loadReview = (part: PartKey, signal: AbortSignal) =>
  call(readComments, { params: paramsOf(part), signal });

export const askFor = (part: PartKey, to: string) =>
  call(askColleague, { params: paramsOf(part), body: { to } });

export const endReview = (part: PartKey) => call(endReading, { params: paramsOf(part) });

export const settle = (part: PartKey, comment: string, done: boolean) =>
  call(settleComment, { params: { ...paramsOf(part), comment }, body: { done } });
