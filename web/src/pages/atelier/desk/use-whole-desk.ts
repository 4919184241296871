import { useEffect, useMemo, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { outlineKey } from '#domain/report/draft-text.ts';
import { keepConventions } from '#web/features/dossier/conventions.ts';
import type { Delivery } from '../use-upload.ts';
import type { DraftSession } from './draft-session.ts';
import { usePassages } from './passages.ts';
import type { Sheet } from './phone-bar.tsx';
import type { Surroundings } from './piece-views.ts';
import type { Saving } from './saving.ts';
import { outlineOf, reportOf, untouchedIn } from './sections.ts';
import type { SideTab } from './side-panel.tsx';
import { useChecks } from './use-checks.ts';
import { useDossier } from './use-dossier.ts';
import { useOpenDesk } from './use-open-desk.ts';
import { usePreview } from './use-preview.ts';

/** House system and the like belong to the draft: a choice in the dossier is saved with it, and shown there again. */
const useConventions = (
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

export type DeskProps = {
  part: OpenPart;
  me: { readonly id: string };
  now: Date;
  /** The way from the typeset report to its customer. */
  delivery: Delivery;
  /** What was chosen in the dossier while this page is open; the draft takes it over. */
  chosen: Conventions | undefined;
};

type View = 'write' | 'pages';

/** What the text is written with: the dossier of the birth, and the expert's own passages. */
const useSources = (
  { part, session, now, chosen }: DeskProps & { session: DraftSession },
  saving: Parameters<typeof useConventions>[2],
) => {
  const conventions = useConventions(part, session, saving, chosen);
  const known = useDossier(part, conventions, now.getFullYear());
  const own = usePassages();
  const dossier = known.kind === 'known' ? known.dossier : undefined;
  const around = useMemo((): Surroundings => ({ dossier, passages: own.titles }), [dossier, own.titles]);
  return { known, dossier, own, around };
};

/** Which panels are open: beside the text, or as a sheet of a phone. */
const usePanels = (delivered: number | undefined) => {
  const [sheet, setSheet] = useState<Sheet>();
  const [tab, setTab] = useState<SideTab>('dossier');
  const [view, setView] = useState<View>('write');
  // The checks of a delivered version have nothing more to say.
  useEffect(() => {
    if (delivered !== undefined) setSheet(undefined);
  }, [delivered]);
  return {
    sheet,
    tab,
    view,
    setTab,
    setView,
    hasPages: view === 'pages' || sheet === 'pages',
    closeSheet: () => setSheet(undefined),
    openSheet: (next: Sheet | undefined) => {
      setSheet(next);
      if (next === 'dossier' || next === 'passages') {
        setTab(next);
        setView('write');
      }
    },
    showChecks: () => {
      setTab('checks');
      setView('write');
      // A phone has no place for it beside the text.
      setSheet('checks');
    },
  };
};

/** The open draft with all that is loaded for it. */
export const useWholeDesk = (props: DeskProps & { session: DraftSession }) => {
  const { part, session, delivery } = props;
  const desk = useOpenDesk(session);
  const sources = useSources(props, desk.saving);
  const panels = usePanels(part.report?.version);
  const { conventions } = outlineOf(desk.saving);
  const wish = { part, conventions, section: desk.current, editor: desk.editor };
  const report = useMemo(() => reportOf(part.service, desk.saving), [part.service, desk.saving]);
  const preview = usePreview(wish, report, panels.hasPages);
  const checks = useChecks(part, session, delivery.uploading.checkAgain);
  return { desk, sources, panels, preview, checks, untouched: untouchedIn(desk.saving) };
};
export type WholeDesk = ReturnType<typeof useWholeDesk>;
