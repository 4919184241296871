import type { Passage } from '#domain/report/passage.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { passageTexts as texts } from './passage-texts.ts';
import { readable } from './passages.ts';

/** All passages as a file: for another program, or to be read. */
export const exportPassages = (passages: readonly Passage[], kind: 'json' | 'text'): void => {
  const [content, type, ending] =
    kind === 'json'
      ? ([JSON.stringify({ version: 1, passages }, null, 2), 'application/json', 'json'] as const)
      : ([readable(passages), 'text/plain;charset=utf-8', 'txt'] as const);
  saveFile(new Blob([content], { type }), `${texts.file}.${ending}`);
};
