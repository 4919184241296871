import { useEffect, useMemo, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import type { Chosen } from '#domain/dossier/conventions.ts';
import { shopDate } from '#domain/holidays.ts';
import { studiedOf } from '#domain/persons.ts';
import type { Reader } from '#domain/report/addressed.ts';
import type { Exchange } from '../exchange.tsx';
import type { Delivery } from '../use-upload.ts';
import type { DraftSession } from './draft-session.ts';
import { asPassage, filledFor } from './passages.ts';
import type { Sheet } from './phone-bar.tsx';
import type { Surroundings } from './piece-views.ts';
import { reportOf, untouchedIn } from './sections.ts';
import type { SideTab } from './side-panel.tsx';
import { type Found, keyOf, type Reading } from './statements.ts';
import { useAssembly } from './use-assembly.ts';
import { useChecks } from './use-checks.ts';
import { useDossier } from './use-dossier.ts';
import { useOpenDesk } from './use-open-desk.ts';
import { usePassages } from './use-passages.ts';
import { usePreview } from './use-preview.ts';

export type DeskProps = {
  part: OpenPart;
  me: { readonly id: string };
  /** The way from the typeset report to its customer. */
  delivery: Delivery;
  /** The conversation with the customer. */
  exchange: Exchange;
  /** Told of the conventions that the shop has drawn pages with. */
  onConventions: (stored: Chosen) => void;
};

/** The customer's own form of address holds for nobody else. */
const readerOf = ({ customer_info, salutation }: OpenPart): Reader => ({
  firstName: studiedOf(customer_info).firstName,
  salutation,
});

type View = 'write' | 'pages';

/** What the text is written with: the dossier of the birth, and the expert's own passages. */
const useSources = ({ part }: DeskProps) => {
  const known = useDossier(part, shopDate(new Date(part.due_at)));
  const own = usePassages();
  const dossier = known.kind === 'known' ? known.dossier : undefined;
  const { read, names } = known.kind === 'known' ? known : {};
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const reading = useMemo((): Reading => ({ read, left, names }), [read, left, names]);
  const reader = useMemo(() => readerOf(part), [part]);
  const around = useMemo(
    (): Surroundings => ({ dossier, passages: own.titles, reading, reader }),
    [dossier, own.titles, reading, reader],
  );
  const leave = (found: Found) => setLeft((known) => new Set([...known, keyOf(found)]));
  return { known, dossier, own, around, reader, leave };
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
      if (next === 'dossier' || next === 'passages' || next === 'exchange') {
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
  const { part, session, delivery, onConventions } = props;
  const desk = useOpenDesk(session, part.counted);
  const sources = useSources(props);
  const mine = useMemo(
    () =>
      filledFor(
        sources.dossier,
        sources.own.passages?.filter((one) => one.service === part.service),
      ).map((one) => (part.counted ? asPassage(one) : one)),
    [sources.dossier, sources.own.passages, part.service, part.counted],
  );
  const panels = usePanels(part.report?.version);
  const assembly = useAssembly(session, desk, sources.dossier, mine);
  const wish = { part, onConventions, section: desk.current, editor: desk.editor };
  const { reader } = sources;
  const report = useMemo(
    () => reportOf(part.service, desk.saving, reader),
    [part.service, desk.saving, reader],
  );
  const preview = usePreview(wish, report, panels.hasPages);
  const checks = useChecks(part, session, delivery.uploading.checkAgain);
  return { desk, sources, mine, assembly, panels, preview, checks, untouched: untouchedIn(desk.saving) };
};
export type WholeDesk = ReturnType<typeof useWholeDesk>;
