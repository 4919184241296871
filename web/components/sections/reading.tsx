import { useState } from 'react';
import { catalogue, disciplines, totalOf } from '#domain/catalogue.ts';
import { componentsTexts as texts } from '#web/texts/components-page.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { SummaryLines } from '#web/ui/summary-lines.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { Exhibit } from '../exhibit.tsx';
import styles from '../gallery.module.css';

const tones = ['success', 'info', 'error'] as const;

const Notices = () => (
  <Exhibit name={texts.names.notice}>
    {tones.map((tone) => (
      <div key={tone} className={styles.wide}>
        <Notice tone={tone} title={texts.notices[tone].title} onDismiss={() => undefined}>
          <p>{texts.notices[tone].text}</p>
        </Notice>
      </div>
    ))}
  </Exhibit>
);

const Prices = () => (
  <Exhibit name={texts.names.price}>
    <Price cents={catalogue[disciplines[0]].price} />
    <Price cents={totalOf(disciplines)} whole />
  </Exhibit>
);

const Lines = () => (
  <Exhibit name={texts.names.lines}>
    <div className={styles.wide}>
      <SummaryLines
        lines={disciplines.map((key) => ({ key, name: catalogue[key].name, cents: catalogue[key].price }))}
        total={{ label: texts.total, cents: totalOf(disciplines) }}
      />
    </div>
  </Exhibit>
);

const TabsExhibit = () => {
  const [current, setCurrent] = useState<string>(texts.tabNames[0]);
  const tabs = texts.tabNames.map((name) => ({ id: name, label: name, panel: <p>{texts.panel(name)}</p> }));
  return (
    <Exhibit name={texts.names.tabs}>
      <div className={styles.wide}>
        <Tabs label={texts.names.tabs} tabs={tabs} current={current} onChange={setCurrent} />
      </div>
    </Exhibit>
  );
};

export const Reading = () => (
  <>
    <Prices />
    <Notices />
    <Exhibit name={texts.names.steps}>
      <Steps steps={texts.stepNames} current={0} />
      <Steps steps={texts.stepNames} current={1} />
    </Exhibit>
    <Exhibit name={texts.names.timeline}>
      <div className={styles.wide}>
        <Timeline label={texts.names.timeline} steps={texts.timeline} />
      </div>
    </Exhibit>
    <Lines />
    <TabsExhibit />
    <Exhibit name={texts.names.spinner}>
      <Spinner text={texts.loading} />
    </Exhibit>
    <Exhibit name={texts.names.skeleton}>
      <div className={styles.wide}>
        <Skeleton label={texts.loading} lines={2} />
      </div>
    </Exhibit>
  </>
);
