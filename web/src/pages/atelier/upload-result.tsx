import type { ReactNode } from 'react';
import { reportRefusalTexts, taggedExports } from '#domain/texts/atelier.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { sizeText } from './size.ts';
import { reportTexts as texts } from './texts.ts';
import type { Uploading, UploadState } from './use-upload.ts';

/** How each program writes the missing tags. */
const TaggedExports = (): ReactNode => (
  <>
    <p id="balises">{texts.exports}</p>
    <ul aria-labelledby="balises">
      {taggedExports.map(({ program, way }) => (
        <li key={program}>
          <strong>{program}</strong>
          {way}
        </li>
      ))}
    </ul>
    <p>{texts.allowable}</p>
  </>
);

/** The results of the check. */
const Checked = ({ upload }: Pick<UploadState, 'upload'>): ReactNode => {
  if (upload?.state === 'checked') {
    return (
      <Notice tone="success" title={texts.checked}>
        <p>{texts.facts(upload.pages ?? 0, sizeText(upload.bytes ?? 0))}</p>
        {upload.untagged && <p>{texts.allowedBy(upload.untagged.by)}</p>}
      </Notice>
    );
  }
  if (upload?.state !== 'refused') return null;
  return (
    <Notice tone="error" title={texts.refused}>
      <p>{upload.refusal ? reportRefusalTexts[upload.refusal] : texts.failedDetail}</p>
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
      <Checked upload={upload} />
    </>
  );
}
