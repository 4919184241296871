import { useEffect, useEffectEvent, useState } from 'react';
import { outlines } from '#domain/merchant/outlines.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Failure } from '../failure.tsx';
import { useKey } from '../search-field.tsx';
import { AskedPalette } from './asked-palette.tsx';
import styles from './desk.module.css';
import { DeskDialogs, type OpenDialog } from './desk-dialogs.tsx';
import { DeskFoot } from './desk-foot.tsx';
import type { DraftSession } from './draft-session.ts';
import { PagesPanel } from './pages-panel.tsx';
import phoneStyles from './phone.module.css';
import { PhoneBar } from './phone-bar.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { ReviewProvider, useLoadedReview } from './review.ts';
import { SavedState } from './saved-state.tsx';
import { SidePanel } from './side-panel.tsx';
import { TextColumn } from './text-column.tsx';
import { savedTexts, deskTexts as texts } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import toolsStyles from './tools.module.css';
import { useDraft } from './use-draft.ts';
import { type DeskProps, useWholeDesk, type WholeDesk } from './use-whole-desk.ts';

/** F6 goes round these places. */
const places = ['plan', 'text', 'side', 'state'] as const;
type Place = (typeof places)[number];

const placeOf = (element: Element | null): Place | undefined => {
  const name = element?.closest('[data-place]')?.getAttribute('data-place');
  return places.find((place) => place === name);
};

const focusPlace = (place: Place): void => {
  const area = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
  const target = place === 'text' ? area?.querySelector<HTMLElement>('[role="textbox"]') : area;
  target?.focus();
};

const next = (from: Place | undefined, step: 1 | -1): Place => {
  const at = from === undefined ? 0 : places.indexOf(from);
  return places[(at + step + places.length) % places.length] ?? 'text';
};

type DeskKeys = {
  /** Alt+↑ and Alt+↓. */
  readonly onSection: (step: 1 | -1) => void;
  /** Ctrl+Alt+1: the title of the section. */
  readonly onTitle: () => void;
  /** Esc leaves a sheet. */
  readonly onEscape: () => void;
  /** Ctrl+Shift+F. */
  readonly onFind: () => void;
};

const isInDesk = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-desk]') !== null;

const press = (event: KeyboardEvent, keys: DeskKeys): boolean => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const here = placeOf(target instanceof Element ? target : null);
  if (key === 'F6') focusPlace(next(here, shiftKey ? -1 : 1));
  else if (altKey && !ctrlKey && (key === 'ArrowUp' || key === 'ArrowDown'))
    keys.onSection(key === 'ArrowDown' ? 1 : -1);
  else if (altKey && (ctrlKey || metaKey) && event.code === 'Digit1') keys.onTitle();
  else if ((ctrlKey || metaKey) && shiftKey && key.toLowerCase() === 'f') keys.onFind();
  else if (key === 'Escape' && here !== 'text') {
    keys.onEscape();
    focusPlace('text');
  } else return false;
  return true;
};

/** The keys of the desk around its text; dialogs keep theirs. */
export const useDeskKeys = (keys: DeskKeys): void => {
  const isMine = useEffectEvent((event: KeyboardEvent) => press(event, keys));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isInDesk(event) || document.querySelector('dialog:modal')) return;
      if (isMine(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

/** What stands beside the text: the pages, or what can be inserted. */
const Beside = ({
  part,
  delivery,
  exchange,
  desk,
  sources,
  mine,
  panels,
  preview,
  checks,
  untouched,
}: DeskProps & WholeDesk) => {
  const { sheet, tab, setTab, closeSheet } = panels;
  if (panels.hasPages)
    return (
      <PagesPanel preview={preview} saving={desk.saving} isSheet={sheet === 'pages'} onClose={closeSheet} />
    );
  return (
    <SidePanel
      part={part}
      desk={desk}
      tab={tab}
      checks={checks}
      delivery={delivery}
      exchange={exchange}
      known={sources.known}
      own={sources.own}
      mine={mine}
      around={sources.around}
      section={desk.sections[desk.place]?.section}
      used={new Set(untouched)}
      onTab={setTab}
      isSheet={sheet !== undefined && sheet !== 'plan' && sheet !== 'pages'}
      onClose={closeSheet}
    />
  );
};

type BarProps = Pick<WholeDesk, 'desk' | 'panels'> & { onFind: () => void };

const Bar = ({ desk, panels: { view, setView }, onFind }: BarProps) => (
  <div className={toolsStyles.bar}>
    <Toolbar
      editor={desk.editor}
      caret={desk.caret}
      onAsk={(what) => desk.setAsked({ what, byKey: false })}
      onFind={onFind}
    />
    <Segment
      label={texts.views.label}
      options={[
        { value: 'write', label: texts.views.write },
        { value: 'pages', label: texts.views.pages },
      ]}
      value={view}
      onChange={setView}
    />
  </div>
);

/** An open draft: plan, text, what can be inserted, and the state of it all. */
export function DeskView(props: DeskProps & { session: DraftSession }) {
  const { part, session } = props;
  const { service } = part;
  const whole = useWholeDesk(props);
  const { desk, sources, assembly, panels, preview, checks, untouched } = whole;
  const { saving, current } = desk;
  const { sheet, closeSheet } = panels;
  const [dialog, setDialog] = useState<OpenDialog>();
  const compare = () => setDialog({ what: 'compare' });
  const find = () => {
    void session.keep();
    setDialog({ what: 'find' });
  };
  useDeskKeys({
    onSection: (step) => {
      const next = desk.sections[desk.place + step];
      if (next) desk.goTo(next.section.id);
    },
    onTitle: () => current !== undefined && setDialog({ what: 'rename', id: current }),
    onEscape: closeSheet,
    onFind: find,
  });
  useKey('?', () => setDialog({ what: 'shortcuts' }));
  return (
    <div data-desk>
      <div className={phoneStyles.phoneTop}>
        <SavedState saving={saving} onCompare={compare} />
      </div>
      <div className={classes(styles.desk, panels.view === 'pages' && styles.withPages)}>
        <PlanPanel
          saving={saving}
          current={current}
          actions={desk.actions}
          isAwaited={assembly.waiting.length > 0}
          onOpen={(id) => {
            desk.open(id);
            closeSheet();
          }}
          onDialog={setDialog}
          isSheet={sheet === 'plan'}
          onClose={closeSheet}
        />
        <TextColumn
          desk={desk}
          assembly={assembly}
          around={sources.around}
          isPromised={outlines[service].some(({ id }) => id === current)}
          onLeave={sources.leave}
        />
        <Bar desk={desk} panels={panels} onFind={find} />
        <Beside {...props} {...whole} />
        <DeskFoot
          part={part}
          user={props.me.id}
          saving={saving}
          pages={preview.shown?.pages}
          untouched={untouched.length}
          onCompare={compare}
          onReview={panels.showChecks}
          onDeliver={() => {
            panels.showChecks();
            void checks.check();
          }}
        />
      </div>
      <PhoneBar sheet={sheet} onSheet={panels.openSheet} unread={props.exchange.unread ?? 0} />
      {desk.asked && desk.editor && (
        <AskedPalette
          asked={desk.asked}
          editor={desk.editor}
          dossier={sources.dossier}
          passages={whole.mine}
          onClose={() => desk.setAsked(undefined)}
        />
      )}
      <DeskDialogs
        {...{ dialog, part, session, desk }}
        dossier={sources.dossier}
        assembled={assembly.waiting}
        onAssemble={(chosen) => {
          assembly.assemble(chosen);
          closeSheet();
        }}
        onClose={() => setDialog(undefined)}
      />
    </div>
  );
}

/** The open draft, with what a colleague says of it. */
const Reviewed = (props: DeskProps & { session: DraftSession }) => (
  <ReviewProvider value={useLoadedReview(props.part)}>
    <DeskView {...props} />
  </ReviewProvider>
);

/** The writing desk of a part: its draft is open in one tab at a time. */
export function Desk(props: DeskProps) {
  const { state, reload, takeHere } = useDraft(props.part, props.me.id);
  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.state}>
          <Skeleton label={texts.loading} />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.state}>
          <Failure title={texts.failed} error={state.error} onRetry={reload} />
        </div>
      );
    case 'elsewhere':
      return (
        <div className={styles.state}>
          <Notice tone="info" title={savedTexts.elsewhere} />
          <Button onClick={takeHere}>{savedTexts.takeHere}</Button>
        </div>
      );
    case 'open':
      return <Reviewed {...props} session={state.session} />;
  }
}
