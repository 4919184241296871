import { useEffect } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { outlineKey } from '#domain/report/draft-text.ts';
import { keepConventions } from '#web/features/dossier/conventions.ts';
import type { DraftSession } from './draft-session.ts';
import type { Saving } from './saving.ts';
import { outlineOf } from './sections.ts';

/** House system and the like belong to the draft: a choice in the dossier is saved with it, and shown there again. */
export const useConventions = (
  { order_id, service }: Pick<OpenPart, 'order_id' | 'service'>,
  session: DraftSession,
  saving: Saving,
  chosen: Conventions | undefined,
): Conventions => {
  const { conventions } = outlineOf(saving);
  useEffect(() => {
    if (!chosen) return;
    const outline = { ...outlineOf(session.snapshot()), conventions: chosen };
    session.change({ kind: 'edited', key: outlineKey, text: { kind: 'outline', outline } });
  }, [session, chosen]);
  useEffect(() => {
    keepConventions(`${order_id} ${service}`, conventions);
  }, [order_id, service, conventions]);
  return conventions;
};
