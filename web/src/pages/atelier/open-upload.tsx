import { useState } from 'react';
import type { Upload } from '#domain/atelier.ts';
import { messageOf } from '#web/platform/errors.ts';
import { openInTab } from '#web/platform/open-tab.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type PartKey, uploadLink } from './api.ts';
import { reportTexts as texts } from './texts.ts';

/** Opens the very PDF that would be delivered, in a new tab. */
export function OpenUpload({ part, upload: { id } }: { part: PartKey; upload: Pick<Upload, 'id'> }) {
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useAction({
    act: async () => {
      setProblem(undefined);
      await openInTab(() => uploadLink(part, id));
    },
    fail: (error) => setProblem(messageOf(error, '')),
  });
  return (
    <>
      <p>
        <Button variant="line" size="small" busy={isBusy} onClick={() => void run()}>
          {texts.openPdf}
        </Button>
      </p>
      {problem !== undefined && (
        <Notice tone="error" title={texts.openFailed}>
          <p>{problem}</p>
        </Notice>
      )}
    </>
  );
}
