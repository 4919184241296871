import { type ReactNode, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { fullName, studiedOf } from '#domain/persons.ts';
import { birthSentence } from '#domain/texts/birth-lines.ts';
import { DossierPanel } from '#web/features/dossier/dossier-panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { queueTexts, partTexts as texts } from './texts.ts';

/** What a copied dossier begins with. */
const headOf = ({ service, number, customer_info: person }: OpenPart): string[] => [
  `${nameOf(service)}, ${queueTexts.number.toLowerCase()} ${number}`,
  fullName(studiedOf(person)),
  ...[birthSentence(person)].flatMap((sentence) => sentence ?? []),
];

const Dossier = ({ part, now }: { part: OpenPart; now: Date }) => (
  <>
    <DossierPanel
      service={part.service}
      person={part.customer_info}
      part={`${part.order_id} ${part.service}`}
      head={headOf(part)}
      year={now.getFullYear()}
    />
    <p className="meta">{texts.logged}</p>
  </>
);

/**
 * The chart and the report of a part. The report opens first: the chart's engine is loaded when it is asked for. A
 * chosen file and a begun note stay while the chart is read.
 */
export const PartTabs = ({ part, now, children }: { part: OpenPart; now: Date; children: ReactNode }) => {
  const [current, setCurrent] = useState<'dossier' | 'report'>('report');
  return (
    <Tabs
      label={texts.tabs.label}
      tabs={[
        { id: 'dossier', label: texts.tabs.dossier, panel: <Dossier part={part} now={now} /> },
        { id: 'report', label: texts.tabs.report, panel: children, isKept: true },
      ]}
      current={current}
      onChange={setCurrent}
    />
  );
};
