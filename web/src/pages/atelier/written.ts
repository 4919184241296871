import type { Section } from '#domain/report/document.ts';
import { documentOf } from '#domain/report/draft.ts';
import { readDraft } from '#domain/wire/desk.ts';
import { call } from '#web/platform/api-client.ts';
import { askDesks } from '#web/platform/desks.ts';
import type { PartKey } from './api.ts';

/** The sections of a part's report as they are now: open desks save first what was just typed. */
export const readWritten = async ({ order_id, service }: PartKey): Promise<readonly Section[]> => {
  await askDesks();
  const draft = await call(readDraft, { params: { id: order_id, service } });
  return documentOf(service, draft).sections;
};
