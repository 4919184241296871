import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './library.module.css';
import { importTexts as texts } from './texts.ts';

type ImportButtonProps = {
  isReading: boolean;
  error: string | undefined;
  onFile: (file: File) => void;
};

/** Chooses a file of passages. */
export function ImportButton({ isReading, error, onFile }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.import}>
      <input
        ref={input}
        hidden
        type="file"
        accept=".docx,.txt,.md,.markdown,.json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again once it is mended.
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
      <Button variant="line" size="small" busy={isReading} onClick={() => input.current?.click()}>
        {isReading ? texts.reading : texts.choose}
      </Button>
      <p className="meta">{texts.kinds}</p>
      {error !== undefined && <Notice tone="error" title={error} />}
    </div>
  );
}
