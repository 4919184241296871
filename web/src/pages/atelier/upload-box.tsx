import { type DragEvent, useEffect, useId, useState } from 'react';
import { maxReportBytes, minReportPages } from '#domain/report-file.ts';
import { classes } from '#web/ui/classes.ts';
import { reportTexts as texts } from './texts.ts';
import styles from './upload.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { UploadResult } from './upload-result.tsx';
import type { Uploading } from './use-upload.ts';

const megabytes = maxReportBytes / 1024 / 1024;

/** The browser would open a file dropped beside the box and leave the page. */
const useNoStrayDrop = (): void => {
  useEffect(() => {
    const swallow = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', swallow);
    window.addEventListener('drop', swallow);
    return () => {
      window.removeEventListener('dragover', swallow);
      window.removeEventListener('drop', swallow);
    };
  }, []);
};

/** The picker is a native file input behind its label, so that keyboard and screen reader reach it by its name. */
function Picker({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const id = useId();
  return (
    <>
      <input
        className={styles.input}
        type="file"
        id={id}
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-limits`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The input is emptied, so that choosing the same file again is a change.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        {label}
      </label>
      <span>{texts.drop}</span>
      <span className="meta" id={`${id}-limits`}>
        {texts.limits(megabytes, minReportPages)}
      </span>
    </>
  );
}

/** Progress in quarters, so that a screen reader announces four steps, not a hundred. */
const spoken = ({ step }: Uploading): string => {
  if (step?.kind !== 'sending') return '';
  return `${texts.sending(step.name)} ${texts.percent(Math.floor(step.percent / 25) * 25)}`;
};

const labelOf = ({ upload }: Uploading, isReplacement: boolean): string => {
  if (upload) return texts.another;
  return isReplacement ? texts.replace : texts.choose;
};

type UploadBoxProps = { uploading: Uploading; isReplacement: boolean };

/** The drop zone of a report, its progress and its result. */
export function UploadBox({ uploading, isReplacement }: UploadBoxProps) {
  const [isOver, setOver] = useState(false);
  useNoStrayDrop();
  const { step, send } = uploading;
  const isBusy = step !== undefined && step.kind !== 'slow';
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) send(file);
  };
  return (
    <div className={styles.upload}>
      <p className="sr" role="status">
        {spoken(uploading)}
      </p>
      <div className={styles.result} aria-live="polite">
        <UploadResult uploading={uploading} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's shortcut for the input inside */}
      <div
        className={classes(styles.box, isOver && styles.over)}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {isBusy ? (
          <UploadProgress step={step} onCancel={uploading.cancel} />
        ) : (
          <Picker label={labelOf(uploading, isReplacement)} onFile={send} />
        )}
      </div>
    </div>
  );
}
