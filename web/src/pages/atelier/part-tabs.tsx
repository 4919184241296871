import { type ReactNode, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { shopDate } from '#domain/holidays.ts';
import { fullName, studiedOf } from '#domain/persons.ts';
import type { Section } from '#domain/report/document.ts';
import { birthSentence } from '#domain/texts/birth-lines.ts';
import { DossierPanel } from '#web/features/dossier/dossier-panel.tsx';
import { readTab, writeTab } from '#web/platform/tab-storage.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { PartKey, Queue } from './api.ts';
import type { DeskProps } from './desk/use-whole-desk.ts';
import type { Exchange } from './exchange.tsx';
import { Later } from './later.tsx';
import { queueTexts, partTexts as texts } from './texts.ts';
import { type Choosing, useConventions } from './use-conventions.ts';
import type { Delivery } from './use-upload.ts';

/** What a copied dossier begins with. */
const headOf = ({ service, number, customer_info: person }: OpenPart): string[] => [
  `${nameOf(service)}, ${queueTexts.number.toLowerCase()} ${number}`,
  fullName(studiedOf(person)),
  ...[birthSentence(person)].flatMap((sentence) => sentence ?? []),
];

/** What the report says when a choice is stored. */
const useWritten = (part: OpenPart) => {
  const [written, setWritten] = useState<readonly Section[]>();
  const read = async () => {
    // With the schemas of a draft.
    const { readWritten } = await import('./written.ts');
    setWritten(await readWritten(part).catch(() => undefined));
  };
  return { written, read };
};

const Dossier = (choosing: Choosing) => {
  const { part, onStored } = choosing;
  const { written, read } = useWritten(part);
  const chosen = useConventions({
    ...choosing,
    onStored: (stored) => {
      onStored(stored);
      void read();
    },
  });
  return (
    <>
      <DossierPanel
        service={part.service}
        person={part.customer_info}
        head={headOf(part)}
        first={shopDate(new Date(part.due_at))}
        written={written}
        {...chosen}
      />
      <p className="meta">{texts.logged}</p>
    </>
  );
};

const partTabs = ['dossier', 'writing', 'report'] as const;
export type PartTab = (typeof partTabs)[number];

/** The open tab of the part, which a reload finds again. */
export const usePartTab = ({ order_id, service }: PartKey) => {
  const key = `onglet ${order_id} ${service}` as const;
  const [tab, setTab] = useState<PartTab>(() => partTabs.find((known) => known === readTab(key)) ?? 'report');
  const onTab = (next: PartTab) => {
    writeTab(key, next);
    setTab(next);
  };
  return { tab, onTab };
};

// The editor is loaded where somebody writes.
const loadDesk = () => import('./desk/desk.tsx');

/** Stays once it was opened, with the caret and all that can be undone. */
const Writing = ({ isOpen, ...desk }: DeskProps & { isOpen: boolean }) => {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? <Later load={loadDesk}>{({ Desk }) => <Desk {...desk} />}</Later> : null;
};

type PartTabsProps = Choosing & {
  me: Queue['me'];
  delivery: Delivery;
  exchange: Exchange;
  current: PartTab;
  onChange: (tab: PartTab) => void;
  children: ReactNode;
};

/**
 * The chart, the desk and the report of a part. The report opens first: engine and editor are loaded when they are
 * asked for. A chosen file and a begun note stay while the chart is read.
 */
export function PartTabs(props: PartTabsProps) {
  const { part, onStored, onOvertaken, me, delivery, exchange, current, onChange, children } = props;
  const dossier = <Dossier part={part} onStored={onStored} onOvertaken={onOvertaken} />;
  const writing = (
    <Writing
      part={part}
      me={me}
      delivery={delivery}
      exchange={exchange}
      onConventions={onStored}
      isOpen={current === 'writing'}
    />
  );
  return (
    <Tabs
      label={texts.tabs.label}
      tabs={[
        { id: 'dossier', label: texts.tabs.dossier, panel: dossier },
        { id: 'writing', label: texts.tabs.writing, panel: writing, isKept: true },
        { id: 'report', label: texts.tabs.report, panel: children, isKept: true },
      ]}
      current={current}
      onChange={onChange}
    />
  );
}
