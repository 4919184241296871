import type { Discipline } from '#domain/catalogue.ts';
import { wordCount } from '#domain/report/plain.ts';
import { Button } from '#web/ui/button.tsx';
import foot from './foot.module.css';
import { LengthGauge } from './length-gauge.tsx';
import { SavedState } from './saved-state.tsx';
import type { Saving } from './saving.ts';
import { sectionsOf } from './sections.ts';
import { lengthTexts as texts } from './side-texts.ts';
import stateStyles from './state.module.css';

type DeskFootProps = {
  service: Discipline;
  saving: Saving;
  pages: number | undefined;
  untouched: number;
  onCompare: () => void;
  onDeliver: () => void;
};

/** The line below the text: saved where, how long, what waits. */
export const DeskFoot = ({ service, saving, pages, untouched, onCompare, onDeliver }: DeskFootProps) => (
  <section className={stateStyles.foot} data-place="state" tabIndex={-1} aria-label={texts.state}>
    <SavedState saving={saving} onCompare={onCompare} />
    <LengthGauge
      service={service}
      pages={pages}
      words={sectionsOf(saving).reduce((sum, { section }) => sum + wordCount(section), 0)}
    />
    {untouched > 0 && <p className={foot.untouched}>{texts.untouched(untouched)}</p>}
    <Button size="small" className={foot.go} onClick={onDeliver}>
      {texts.deliver}
    </Button>
  </section>
);
