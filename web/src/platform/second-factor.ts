import { errorTexts } from '#domain/texts/errors.ts';
import { codeTexts } from '#web/texts/factor.ts';
import { ask } from './code-question.ts';
import { ApiError, TimeoutError } from './errors.ts';
import type { CodeStep, SignedTokens } from './srp-sign-in.ts';
import { withTimeLimit } from './time-limit.ts';

const limit = 20_000;

/** After these errors the same sign-in accepts another code, or the same one again. */
const repeatable: readonly string[] = ['wrong_code', 'used_code', 'offline', 'unexpected'];
const isRepeatable = (error: unknown): boolean =>
  error instanceof TimeoutError || (error instanceof ApiError && repeatable.includes(error.code));

/** Asks for the code in the page's dialog until it is right. Throws `ApiError` when the sign-in fails. */
export const askForCode = (step: CodeStep): Promise<SignedTokens> =>
  new Promise((resolve, reject) => {
    const end = () => ask(undefined);
    const answer = async (code: string) => {
      try {
        resolve(await withTimeLimit(limit, undefined, () => step.answer(code)));
      } catch (error) {
        if (isRepeatable(error)) throw error;
        reject(error instanceof ApiError ? error : new ApiError('unexpected', errorTexts.unexpected, 500));
      }
      end();
    };
    const cancel = () => {
      reject(new ApiError('code_missing', codeTexts.missing, 400));
      end();
    };
    ask({ answer, cancel });
  });
