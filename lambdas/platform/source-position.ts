import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { once } from '#domain/once.ts';

/**
 * The source map of this bundle, read at the first failure. Node's own `--enable-source-maps` reads it at every start,
 * which adds a tenth to a cold start.
 */
const mapOfBundle = once(() => {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${__filename}.map`, 'utf8')));
  } catch {
    return undefined;
  }
});

const framePattern = /^(?<text>.*?)\(?(?<file>[^\s()]+):(?<line>\d+):(?<column>\d+)\)?$/;

/**
 * Returns `at pay (lambdas/payments/create-payment.ts:12:3)` for a stack line of the bundle, any other line unchanged.
 */
export const sourcePosition = (frame: string): string => {
  const { text = '', file, line, column } = framePattern.exec(frame)?.groups ?? {};
  const map = file === __filename ? mapOfBundle() : undefined;
  const origin = map?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return frame;
  return `${text}(${origin.fileName}:${origin.lineNumber}:${origin.columnNumber})`;
};
