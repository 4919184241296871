import { useState } from 'react';
import type { DeliveredReport, OpenPart, QueuedPart } from '#domain/atelier.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import styles from './part.module.css';
import { sizeText } from './size.ts';
import { queueTexts, reportTexts as texts } from './texts.ts';
import { UploadBox } from './upload-box.tsx';
import { useUpload } from './use-upload.ts';

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

type Delivery = { readonly part: QueuedPart; readonly report: DeliveredReport };
type ReportDeskProps = { part: OpenPart; onDelivered: (delivery: Delivery) => void };

/** The steps of a report: upload, check, delivery; later, replacement by a new version. */
export function ReportDesk({ part, onDelivered }: ReportDeskProps) {
  const toast = useToast();
  const uploading = useUpload(part, part.upload);
  const [isConfirming, setConfirming] = useState(false);
  const { upload, step, clear } = uploading;
  const checked = step === undefined && upload?.state === 'checked' ? upload : undefined;
  const next = (part.report?.version ?? 0) + 1;
  const delivered = (delivery: Delivery) => {
    setConfirming(false);
    clear();
    toast({ tone: 'success', title: texts.delivered(part.customer_info.firstName) });
    onDelivered(delivery);
  };
  return (
    <section className={styles.report} aria-labelledby="rapport">
      <h2 id="rapport">{texts.title}</h2>
      {part.report && <Current report={part.report} />}
      <UploadBox uploading={uploading} isReplacement={part.report !== undefined} />
      <div className={styles.deliver}>
        <Button disabled={!checked} onClick={() => setConfirming(true)}>
          {next === 1 ? texts.deliver : texts.deliverVersion(next)}
        </Button>
        {!checked && <p className="meta">{texts.deliverHint}</p>}
      </div>
      <DeliverDialog
        part={part}
        version={next}
        upload={isConfirming ? checked : undefined}
        onClose={() => setConfirming(false)}
        onDelivered={delivered}
      />
    </section>
  );
}
