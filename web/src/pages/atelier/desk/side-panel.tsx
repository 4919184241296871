import { useMemo } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import type { Section } from '#domain/report/document.ts';
import type { Passage } from '#domain/report/passage.ts';
import { classes } from '#web/ui/classes.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Exchange } from '../exchange.tsx';
import type { Delivery } from '../use-upload.ts';
import { ChecksSide } from './checks-side.tsx';
import styles from './desk.module.css';
import { DossierSide } from './dossier-side.tsx';
import { ExchangeSide } from './exchange-side.tsx';
import { fits } from './passages.ts';
import { PassagesSide } from './passages-side.tsx';
import { SheetHead } from './phone-bar.tsx';
import type { Surroundings } from './piece-views.ts';
import side from './side.module.css';
import { deskTexts as texts } from './texts.ts';
import type { Checks } from './use-checks.ts';
import type { KnownDossier } from './use-dossier.ts';
import type { OpenDesk } from './use-open-desk.ts';
import type { OwnPassages } from './use-passages.ts';
import beside from './wheel-beside.module.css';
import { useWheel } from './wheel-beside.tsx';
export type SideTab = 'dossier' | 'passages' | 'exchange' | 'checks';

type SidePanelProps = {
  part: OpenPart;
  desk: OpenDesk;
  section: Section | undefined;
  known: KnownDossier;
  own: OwnPassages;
  mine: readonly Passage[];
  around: Surroundings;
  used: ReadonlySet<string>;
  checks: Checks;
  delivery: Delivery;
  exchange: Exchange;
  tab: SideTab;
  onTab: (tab: SideTab) => void;
  isSheet: boolean;
  onClose: () => void;
};

/** What can be inserted, beside the text. */
export function SidePanel(props: SidePanelProps) {
  const { part, desk, section, known, own, mine, checks, exchange, tab, onTab, isSheet, onClose } = props;
  const dossier = known.kind === 'known' ? known.dossier : undefined;
  const goTo: OpenDesk['goTo'] = (place, words) => {
    onClose();
    desk.goTo(place, words);
  };
  const wheel = useWheel(part.service, known, { editor: desk.editor, passages: mine });
  const fitting = useMemo(() => mine.filter((one) => fits(one, dossier)).length, [mine, dossier]);
  return (
    <aside
      className={classes(styles.side, wheel.above && beside.column, isSheet && styles.sheet)}
      aria-label={texts.side.label}
      data-place="side"
      data-tab={tab}
      tabIndex={-1}
    >
      <SheetHead title={texts.side[tab]} onClose={onClose} />
      {wheel.above}
      <div className={side.tabs}>
        <Tabs
          label={texts.side.label}
          tabs={[
            {
              id: 'dossier',
              label: texts.side.dossier,
              panel: (
                <DossierSide known={known} section={section} editor={desk.editor} wheel={wheel.inside} />
              ),
            },
            {
              id: 'passages',
              label: texts.side.passages,
              count: own.passages ? fitting : 'unknown',
              isKept: true,
              panel: (
                <PassagesSide
                  {...props}
                  service={part.service}
                  dossier={dossier}
                  isOpen={tab === 'passages'}
                />
              ),
            },
            {
              id: 'exchange',
              label: texts.side.exchange,
              count: exchange.unread || 'unknown',
              isKept: true,
              panel: <ExchangeSide part={part} exchange={exchange} editor={desk.editor} />,
            },
            {
              id: 'checks',
              label: texts.side.checks,
              ...(checks.findings && { count: checks.findings.length }),
              panel: (
                <ChecksSide
                  checks={checks}
                  delivery={props.delivery}
                  onOpen={desk.open}
                  part={part}
                  desk={desk}
                  onGo={goTo}
                  statements={{
                    sections: desk.sections,
                    reading: props.around.reading,
                    onGo: (place, { from }) => goTo(place, { from, to: from }),
                  }}
                  variables={{ sections: desk.sections, around: props.around, onOpen: desk.open, onGo: goTo }}
                />
              ),
            },
          ]}
          current={tab}
          onChange={onTab}
        />
      </div>
    </aside>
  );
}
