import { useMemo } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import type { Finding } from '#domain/report/checks/finding.ts';
import { countOrigins } from '#domain/report/origins.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Later } from '../later.tsx';
import { UploadProgress, UploadResult } from '../upload-box.tsx';
import type { Delivery } from '../use-upload.ts';
import styles from './side.module.css';
import { StatementsSummary, type StatementsSummaryProps } from './statements-summary.tsx';
import { checkTexts as texts } from './texts.ts';
import type { Checks } from './use-checks.ts';
import type { OpenDesk } from './use-open-desk.ts';
import { VariablesSummary, type VariablesSummaryProps } from './variables-summary.tsx';
import { writingTexts } from './writing-texts.ts';

const loadReview = () => import('./review-side.tsx');
const loadWriting = () => import('./writing-side.tsx');

type EntryProps = {
  finding: Finding;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
  onOpen: (section: string) => void;
};

/** A finding leads to its place; some are kept on purpose. */
const Entry = ({ finding, isAccepted, onAccept, onOpen }: EntryProps) => {
  const { text, section, confirm, stops, quotes = [] } = finding;
  return (
    <li>
      {section === undefined ? (
        text
      ) : (
        <button type="button" onClick={() => onOpen(section)}>
          {text}
        </button>
      )}
      {quotes.map((quote) => (
        <q key={quote}>{quote}</q>
      ))}
      {confirm && stops && (
        <label className={styles.confirm}>
          <input
            type="checkbox"
            checked={isAccepted}
            onChange={({ currentTarget }) => onAccept(currentTarget.checked)}
          />
          {texts.confirm}
        </label>
      )}
    </li>
  );
};

type PrintProps = { checks: Checks; delivery: Delivery; isHeld: boolean };

const Print = ({ checks, delivery, isHeld }: PrintProps) => {
  const { uploading, checked, label } = delivery;
  const { step } = uploading;
  return (
    <div className={styles.deliver}>
      {!checks.isReady && checks.findings && <p className="meta">{texts.standing}</p>}
      {isHeld && <p className="meta">{writingTexts.held}</p>}
      <Button
        variant="line"
        disabled={!checks.isReady || isHeld}
        busy={checks.running === 'printing'}
        onClick={() => void checks.print()}
      >
        {texts.print}
      </Button>
      {step && step.kind !== 'slow' && <UploadProgress step={step} onCancel={uploading.cancel} />}
      <div aria-live="polite">
        <UploadResult uploading={uploading} />
      </div>
      {checked && <Button onClick={delivery.confirm}>{label}</Button>}
    </div>
  );
};

type ChecksSideProps = {
  checks: Checks;
  delivery: Delivery;
  onOpen: (section: string) => void;
  statements: StatementsSummaryProps;
  variables: VariablesSummaryProps;
  part: OpenPart;
  desk: OpenDesk;
  onGo: OpenDesk['goTo'];
};

/** What should be seen before the delivery, and the way to it. */
export function ChecksSide(props: ChecksSideProps) {
  const { checks, delivery, onOpen, statements, variables, part, desk, onGo } = props;
  const { findings, accepted, running, problem, shown } = checks;
  const origins = useMemo(() => countOrigins(desk.sections.map(({ section }) => section)), [desk.sections]);
  const isHeld = shown.words === true && origins.pasted > 0;
  return (
    <>
      <VariablesSummary {...variables} />
      <StatementsSummary {...statements} />
      <p className="meta">{texts.intro}</p>
      <p className={styles.keep}>
        <Button variant="line" size="small" busy={running === 'checking'} onClick={() => void checks.check()}>
          {findings ? texts.again : texts.ask}
        </Button>
      </p>
      <p role="status" className={styles.lead}>
        {running === 'checking'
          ? texts.running
          : !running && findings && (findings.length === 0 ? texts.none : texts.found(findings.length))}
      </p>
      {problem !== undefined && <Notice tone="error" title={problem} />}
      <ul className={styles.findings}>
        {findings?.map((finding) => (
          <Entry
            key={finding.id}
            finding={finding}
            isAccepted={accepted.includes(finding.id)}
            onAccept={(isAccepted) => checks.accept(finding.id, isAccepted)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <Later load={loadReview} waiting={null}>
        {({ ReviewSide }) => <ReviewSide {...{ part, desk, onGo }} reader={variables.around.reader} />}
      </Later>
      <Later load={loadWriting} waiting={null}>
        {({ WritingSide }) => (
          <WritingSide {...{ part, desk, origins, shown, isHeld }} onShown={checks.setShown} onGo={onGo} />
        )}
      </Later>
      <Print checks={checks} delivery={delivery} isHeld={isHeld} />
    </>
  );
}
