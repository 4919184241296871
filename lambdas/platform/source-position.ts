import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { once } from '#domain/once.ts';

/**
 * The map of this bundle, read when something fails for the first time. Node's own `--enable-source-maps` reads it at
 * every start, which costs a tenth of a cold start.
 */
const mapOfBundle = once(() => {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${__filename}.map`, 'utf8')));
  } catch {
    return undefined;
  }
});

const framePattern = /^(?<text>.*?)\(?(?<file>[^\s()]+):(?<line>\d+):(?<column>\d+)\)?$/;

/** `at pay (lambdas/payments/create-payment.ts:12:3)` for a line of a stack in the bundle; another line unchanged. */
export const sourcePosition = (frame: string): string => {
  const { text = '', file, line, column } = framePattern.exec(frame)?.groups ?? {};
  const map = file === __filename ? mapOfBundle() : undefined;
  const origin = map?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return frame;
  return `${text}(${origin.fileName}:${origin.lineNumber}:${origin.columnNumber})`;
};
