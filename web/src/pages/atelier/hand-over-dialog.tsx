import { useState } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { handOver, loadExperts } from './api.ts';
import { useSaving } from './confirm-dialog.tsx';
import { Failure } from './failure.tsx';
import styles from './part.module.css';
import { atelierTexts, handOverTexts as texts } from './texts.ts';

const toQueue = 'queue';

type HandOverProps = {
  part: QueuedPart;
  /** An administrator reassigns the part; the title differs. */
  isReassignment: boolean;
  onClose: () => void;
  /** `message` contains the new place of the part. */
  onHandedOver: (message: string) => void;
};

/** A refusal keeps the choice. */
function Choice({ part, onClose, onHandedOver }: Omit<HandOverProps, 'isReassignment'>) {
  const experts = useLoaded(loadExperts, true);
  const [chosen, choose] = useState<string>();
  const { error, setError, isBusy, save } = useSaving();
  if (experts.error !== undefined)
    return <Failure title={texts.loadFailed} error={experts.error} onRetry={experts.reload} />;
  if (!experts.data) return <Spinner text={atelierTexts.loading} />;
  const colleagues = experts.data.filter(
    ({ id, discipline }) => discipline === part.service && id !== part.expert?.id,
  );
  const queue = { value: toQueue, label: texts.queue, hint: texts.queueHint };
  const options = [
    ...(part.state === 'taken' ? [queue] : []),
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const confirm = async () => {
    if (chosen === undefined) {
      setError(texts.missing);
      return;
    }
    const to = colleagues.find(({ id }) => id === chosen);
    await save(async () => {
      await handOver(part, to?.id);
      onHandedOver(to ? texts.toColleague(part.number, to.name) : texts.toQueue(part.number));
    });
  };
  const onChange = (value: string) => {
    choose(value);
    setError(undefined);
  };
  return (
    <div className={styles.dialog}>
      <RequiredNote />
      {options.length > 0 && (
        <RadioList
          legend={texts.who}
          options={options}
          value={chosen}
          onChange={onChange}
          error={error}
          required
        />
      )}
      {colleagues.length === 0 && <Notice tone="info" title={texts.noColleague} />}
      <p className={styles.actions}>
        {options.length > 0 && (
          <Button busy={isBusy} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
        )}
        <Button variant="line" onClick={onClose}>
          {atelierTexts.cancel}
        </Button>
      </p>
    </div>
  );
}

/** Returns the part to the queue, or gives it to a colleague of the discipline. */
export function HandOverDialog({ open, isReassignment, ...rest }: HandOverProps & { open: boolean }) {
  const title = isReassignment ? texts.reassign(rest.part.number) : texts.title(rest.part.number);
  return (
    <Dialog open={open} onClose={rest.onClose} title={title}>
      <Choice {...rest} />
    </Dialog>
  );
}
