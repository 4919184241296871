import type { ReactNode } from 'react';
import { reportRefusalTexts } from '#domain/texts/atelier.ts';
import { reportTexts as texts } from '#web/texts/atelier.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { sizeText } from './size.ts';
import type { Uploading, UploadState } from './use-upload.ts';

/** What the check has found. */
const Checked = ({ upload }: Pick<UploadState, 'upload'>): ReactNode => {
  if (upload?.state === 'checked') {
    return (
      <Notice tone="success" title={texts.checked}>
        <p>{texts.facts(upload.pages ?? 0, sizeText(upload.bytes ?? 0))}</p>
      </Notice>
    );
  }
  if (upload?.state !== 'refused') return null;
  return (
    <Notice tone="error" title={texts.refused}>
      <p>{upload.refusal ? reportRefusalTexts[upload.refusal] : texts.failedDetail}</p>
    </Notice>
  );
};

/** What became of the last file; said aloud when it comes. */
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
      <Checked upload={upload} />
    </>
  );
}
