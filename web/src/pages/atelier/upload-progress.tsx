import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { reportTexts as texts } from './texts.ts';
import styles from './upload.module.css';
import type { UploadStep } from './upload.ts';

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
