import {
  colleaguePage,
  listReadings,
  type NewComment,
  readAsColleague,
  removeComment,
  saveComment,
} from '#domain/wire/readings.ts';
import { call } from '#web/platform/api-client.ts';
import type { PartKey } from '../api.ts';

const paramsOf = ({ order_id, service }: PartKey) => ({ id: order_id, service });

export const loadReadings = async (signal: AbortSignal) => (await call(listReadings, { signal })).readings;

/** Each opening is in the access log. */
export const loadReading = (part: PartKey, signal: AbortSignal) =>
  call(readAsColleague, { params: paramsOf(part), signal });

/** Writes a comment, or changes it; sent twice it is written once. */
export const writeComment = (part: PartKey, comment: string, body: NewComment) =>
  call(saveComment, { params: { ...paramsOf(part), comment }, body });

export const eraseComment = (part: PartKey, comment: string) =>
  call(removeComment, { params: { ...paramsOf(part), comment } });

export const loadPage = (part: PartKey, page: number, signal: AbortSignal) =>
  call(colleaguePage, { params: paramsOf(part), body: { page }, signal });
