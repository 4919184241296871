import type { DeliveredReport, OpenPart } from '#domain/atelier.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './part.module.css';
import { sizeText } from './size.ts';
import { queueTexts, reportTexts as texts } from './texts.ts';
import { UploadBox } from './upload-box.tsx';
import type { Delivery } from './use-delivery.ts';

/** The version that the customer has. */
const Current = ({ report }: { report: DeliveredReport }) => (
  <p className={styles.current}>
    {texts.version(report.version)}
    <span className="meta">
      {queueTexts.deliveredAt(ownShortDateTime(new Date(report.delivered_at)))}
      {', '}
      {texts.facts(report.pages, sizeText(report.bytes))}
    </span>
  </p>
);

/** The steps of a report: upload, check, delivery; later, replacement by a new version. */
export const ReportDesk = ({ part, delivery }: { part: OpenPart; delivery: Delivery }) => {
  const { uploading, checked, label, confirm } = delivery;
  return (
    <section className={styles.report} aria-labelledby="rapport">
      <h2 id="rapport">{texts.title}</h2>
      {part.report && <Current report={part.report} />}
      <UploadBox uploading={uploading} isReplacement={part.report !== undefined} />
      <div className={styles.deliver}>
        <Button disabled={!checked} onClick={confirm}>
          {label}
        </Button>
        {!checked && <p className="meta">{texts.deliverHint}</p>}
      </div>
    </section>
  );
};
