import { type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { reportRefusalTexts, taggedExports } from '#domain/texts/atelier.ts';
import { maxReportBytes, minReportPages } from '#domain/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { OpenUpload } from './open-upload.tsx';
import { reportTexts as texts } from './texts.ts';
import styles from './upload.module.css';
import { sizeText, type UploadStep } from './upload.ts';
import type { Uploading } from './use-upload.ts';

type UploadProgressProps = {
  step: Exclude<UploadStep, { kind: 'slow' }>;
  onCancel: () => void;
};

export function UploadProgress({ step, onCancel }: UploadProgressProps) {
  if (step.kind === 'checking') {
    return (
      <>
        <Spinner text={texts.checking} />
        <Button variant="line" size="small" onClick={onCancel}>
          {texts.another}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        {texts.sending(step.name)} <span className="num">{texts.percent(step.percent)}</span>
      </p>
      <progress className={styles.bar} max={100} value={step.percent} aria-label={texts.sending(step.name)} />
      <Button variant="line" size="small" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </>
  );
}

/** How each program writes the missing tags. */
const TaggedExports = (): ReactNode => (
  <>
    <p id="balises">{texts.exports}</p>
    <ul aria-labelledby="balises">
      {taggedExports.map(({ program, way }) => (
        <li key={program}>
          <strong>{texts.inProgram(program)}</strong> <span>{way}</span>
        </li>
      ))}
    </ul>
    <p>{texts.allowable}</p>
  </>
);

/** The results of the check. */
const Checked = ({ upload, part }: Pick<Uploading, 'upload' | 'part'>): ReactNode => {
  if (upload?.state === 'checked') {
    return (
      <Notice tone="success" title={texts.checked}>
        <p>{texts.facts(upload.pages ?? 0, sizeText(upload.bytes ?? 0))}</p>
        {upload.untagged && <p>{texts.allowedBy(upload.untagged)}</p>}
        <OpenUpload part={part} upload={upload} />
      </Notice>
    );
  }
  if (upload?.state !== 'refused') return null;
  return (
    <Notice tone="error" title={texts.refused}>
      <p>{upload.refusal ? reportRefusalTexts[upload.refusal] : texts.failedDetail}</p>
      {upload.where && <p>{texts.where(upload.where)}</p>}
      {upload.refusal === 'untagged' && <TaggedExports />}
    </Notice>
  );
};

/** The result of the last file, announced to screen readers. */
export function UploadResult({ uploading }: { uploading: Uploading }) {
  const { upload, step, ended, checkAgain } = uploading;
  if (step?.kind === 'slow') {
    return (
      <Notice tone="info" title={texts.slow}>
        <p>{texts.slowDetail}</p>
        <p>
          <Button variant="line" size="small" onClick={checkAgain}>
            {texts.again}
          </Button>
        </p>
      </Notice>
    );
  }
  if (step) return null;
  return (
    <>
      {ended && (
        <Notice tone={ended.tone} title={ended.tone === 'error' ? texts.failed : ended.text}>
          {ended.tone === 'error' && <p>{ended.text}</p>}
        </Notice>
      )}
      <Checked upload={upload} part={uploading.part} />
    </>
  );
}

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
