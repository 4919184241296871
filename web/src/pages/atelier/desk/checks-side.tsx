import type { Finding } from '#domain/report/checks/finding.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UploadProgress, UploadResult } from '../upload-box.tsx';
import type { Delivery } from '../use-upload.ts';
import styles from './side.module.css';
import { StatementsSummary, type StatementsSummaryProps } from './statements-summary.tsx';
import { checkTexts as texts } from './texts.ts';
import type { Checks } from './use-checks.ts';
import { VariablesSummary, type VariablesSummaryProps } from './variables-summary.tsx';

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

const Print = ({ checks, delivery }: { checks: Checks; delivery: Delivery }) => {
  const { uploading, checked, label } = delivery;
  const { step } = uploading;
  return (
    <div className={styles.deliver}>
      {!checks.isReady && checks.findings && <p className="meta">{texts.standing}</p>}
      <Button
        variant="line"
        disabled={!checks.isReady}
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
};

/** What should be seen before the delivery, and the way to it. */
export function ChecksSide({ checks, delivery, onOpen, statements, variables }: ChecksSideProps) {
  const { findings, accepted, running, problem } = checks;
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
      <Print checks={checks} delivery={delivery} />
    </>
  );
}
