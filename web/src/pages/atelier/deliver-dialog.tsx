import { useState } from 'react';
import type { OpenPart, Upload } from '#domain/atelier.ts';
import { fullName } from '#domain/persons.ts';
import { maxChange } from '#domain/report-corrections.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { isFarShorter } from '#domain/upload.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { writtenError } from '#web/platform/written-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { deliver } from './api.ts';
import { DialogActions } from './confirm-dialog.tsx';
import { OpenUpload } from './open-upload.tsx';
import styles from './part.module.css';
import { reportTexts as texts } from './texts.ts';
import { sizeText } from './upload.ts';

type DeliverDialogProps = {
  part: OpenPart;
  /** The number of the version that would be delivered. */
  version: number;
  /** The dialog is open while it is defined. */
  upload: Upload | undefined;
  onClose: () => void;
  onDelivered: (delivery: Awaited<ReturnType<typeof deliver>>) => void;
};

type ShortProps = { promised: OpenPart['promised']; pages: number };

/** The promised length beside the length of the upload. */
const Short = ({ promised, pages }: ShortProps) => {
  if (!promised) return null;
  return (
    <Notice tone="info" title={texts.short}>
      <p>{texts.shortDetail(pages, promised.min, promised.max)}</p>
    </Notice>
  );
};

/** Where the upload names other customers, in its own words. */
const Others = ({ others }: { others: NonNullable<Upload['others']> }) => (
  <Notice tone="info" title={texts.others}>
    <p>{texts.othersDetail}</p>
    <ul>
      {others.map(({ page, what, words }) => (
        <li key={`${page} ${what} ${words}`}>
          {texts.otherAt(page, what)} <q>{words}</q>
        </li>
      ))}
    </ul>
  </Notice>
);

const { changeMissing: missing, changeLong: long } = threadFieldTexts;
const changeLimits = { most: maxChange, missing, long };

/** Repeats the names of customer and service before the delivery, and asks what changes for a customer who waits for it. */
export function DeliverDialog({ part, version, upload, onClose, onDelivered }: DeliverDialogProps) {
  const [error, setError] = useState<string>();
  const [changed, setChanged] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { customer_info: info } = part;
  const name = fullName(info);
  const pages = upload?.pages ?? 0;
  const isShort = isFarShorter(part.promised, pages);
  const others = upload?.others ?? [];
  const close = () => {
    setError(undefined);
    onClose();
  };
  const { isBusy, run } = useAction({
    check: () => {
      const wrong = part.correcting_until ? writtenError(changed, changeLimits) : undefined;
      setRefusal(wrong);
      return wrong === undefined;
    },
    act: async (id: string) => {
      setError(undefined);
      const word = part.correcting_until ? { changed: changed.trim() } : {};
      onDelivered(await deliver(part, id, { short: isShort, others: others.length > 0, ...word }));
      setChanged('');
    },
    fail: (failure) => setError(messageOf(failure, '')),
  });
  return (
    <Dialog open={upload !== undefined} onClose={close} title={texts.confirmTitle(part.service)}>
      {upload && (
        <div className={styles.dialog}>
          <p>{version === 1 ? texts.confirm(name, part.number) : texts.confirmReplace(name, version)}</p>
          <p className="meta">{texts.facts(pages, sizeText(upload.bytes ?? 0))}</p>
          <OpenUpload part={part} upload={upload} />
          {info.person && <p>{texts.isFor(fullName(info.person))}</p>}
          {isShort && <Short promised={part.promised} pages={pages} />}
          {others.length > 0 && <Others others={others} />}
          {part.correcting_until && (
            <AreaField
              name="changed"
              label={texts.changed}
              hint={texts.changedHint(maxChange)}
              value={changed}
              onChange={(typed) => {
                setChanged(typed);
                setRefusal(undefined);
              }}
              error={refusal}
              rows={3}
              required
            />
          )}
          {error !== undefined && (
            <Notice tone="error" title={texts.deliverFailed}>
              <p>{error}</p>
            </Notice>
          )}
          <DialogActions
            confirm={isShort || others.length > 0 ? texts.confirmAnyway : texts.confirmYes}
            isBusy={isBusy}
            onConfirm={() => void run(upload.id)}
            onClose={close}
          />
        </div>
      )}
    </Dialog>
  );
}
