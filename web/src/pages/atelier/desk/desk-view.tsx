import { useState } from 'react';
import { outlines } from '#domain/merchant/outlines.ts';
import { classes } from '#web/ui/classes.ts';
import { Segment } from '#web/ui/segment.tsx';
import { AskedPalette } from './asked-palette.tsx';
import styles from './desk.module.css';
import { DeskDialogs, type Dialog } from './desk-dialogs.tsx';
import { DeskFoot } from './desk-foot.tsx';
import type { DeskProps } from './desk-props.ts';
import type { DraftSession } from './draft-session.ts';
import { PagesPanel } from './pages-panel.tsx';
import phoneStyles from './phone.module.css';
import { PhoneBar } from './phone-bar.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { SavedState } from './saved-state.tsx';
import { SidePanel } from './side-panel.tsx';
import { TextColumn } from './text-column.tsx';
import { deskTexts as texts } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import toolsStyles from './tools.module.css';
import { useDeskKeys } from './use-desk-keys.ts';
import { useWholeDesk, type WholeDesk } from './use-whole-desk.ts';

/** What stands beside the text: the pages, or what can be inserted. */
const Beside = ({
  part: { service },
  delivery,
  desk,
  sources,
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
      service={service}
      desk={desk}
      tab={tab}
      checks={checks}
      delivery={delivery}
      known={sources.known}
      own={sources.own}
      section={desk.sections[desk.place]?.section}
      used={new Set(untouched)}
      onTab={setTab}
      isSheet={sheet === 'dossier' || sheet === 'passages' || sheet === 'checks'}
      onClose={closeSheet}
    />
  );
};

const Bar = ({ desk, panels: { view, setView } }: Pick<WholeDesk, 'desk' | 'panels'>) => (
  <div className={toolsStyles.bar}>
    <Toolbar
      editor={desk.editor}
      caret={desk.caret}
      onAsk={(what) => desk.setAsked({ what, byKey: false })}
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
  const { desk, sources, panels, preview, checks, untouched } = whole;
  const { saving, current } = desk;
  const { sheet, closeSheet } = panels;
  const [dialog, setDialog] = useState<Dialog>();
  const compare = () => setDialog({ what: 'compare' });
  useDeskKeys({
    onSection: (step) => {
      const next = desk.sections[desk.place + step];
      if (next) desk.open(next.section.id);
    },
    onTitle: () => current !== undefined && setDialog({ what: 'rename', id: current }),
    onEscape: closeSheet,
  });
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
          around={sources.around}
          isPromised={outlines[service].some(({ id }) => id === current)}
        />
        <Bar desk={desk} panels={panels} />
        <Beside {...props} {...whole} />
        <DeskFoot
          service={service}
          saving={saving}
          pages={preview.shown?.pages}
          untouched={untouched.length}
          onCompare={compare}
          onDeliver={() => {
            panels.showChecks();
            void checks.check();
          }}
        />
      </div>
      <PhoneBar sheet={sheet} onSheet={panels.openSheet} />
      {desk.asked && desk.editor && (
        <AskedPalette
          asked={desk.asked}
          editor={desk.editor}
          dossier={sources.dossier}
          passages={sources.own.passages?.filter((one) => one.service === service) ?? []}
          onClose={() => desk.setAsked(undefined)}
        />
      )}
      <DeskDialogs
        dialog={dialog}
        part={part}
        session={session}
        saving={saving}
        actions={desk.actions}
        onClose={() => setDialog(undefined)}
      />
    </div>
  );
}
