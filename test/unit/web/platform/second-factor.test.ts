import { describe, expect, it } from 'vitest';
import { factorTexts } from '#domain/texts/factor.ts';
import { otpAddress } from '#web/pages/atelier/enrolment.tsx';
import { onQuestion, openQuestion } from '#web/platform/code-question.ts';
import { ApiError } from '#web/platform/errors.ts';
import { askForCode } from '#web/platform/second-factor.ts';
import { codeError } from '#web/platform/srp-sign-in.ts';

const tokens = {
  accessToken: 'access',
  idToken: 'id',
  refreshToken: 'refresh',
  expiresIn: 900,
};

/** A sign-in that waits for its code; `right` is the correct one. */
const begin = (right: string, refusal = new ApiError('wrong_code', factorTexts.wrong, 400)) => {
  const answer = async (code: string) => {
    if (code !== right) throw refusal;
    return tokens;
  };
  const entered = askForCode({ answer });
  return { entered, question: openQuestion() };
};

describe('a sign-in with a second factor', () => {
  it('asks for the code until it is right', async () => {
    const { entered, question } = begin('123456');
    await expect(question?.answer('000000')).rejects.toThrow(factorTexts.wrong);
    expect(openQuestion()).toBe(question);
    await question?.answer('123456');
    await expect(entered).resolves.toEqual(tokens);
    expect(openQuestion()).toBeUndefined();
  });

  it('informs the page when it asks and when it is over', async () => {
    const states: boolean[] = [];
    const stop = onQuestion(() => states.push(openQuestion() !== undefined));
    const { entered, question } = begin('123456');
    await question?.answer('123456');
    await entered;
    stop();
    expect(states).toEqual([true, false]);
  });

  it('ends when the code is not given', async () => {
    const { entered, question } = begin('123456');
    const refused = expect(entered).rejects.toMatchObject({ code: 'code_missing' });
    question?.cancel();
    await refused;
    expect(openQuestion()).toBeUndefined();
  });

  it('ends when the sign-in itself is too old', async () => {
    const { entered, question } = begin('123456', new ApiError('late_code', factorTexts.late, 401));
    const refused = expect(entered).rejects.toThrow(factorTexts.late);
    await question?.answer('000000');
    await refused;
    expect(openQuestion()).toBeUndefined();
  });
});

describe('Cognito’s answers about a code', () => {
  it.each([
    ['CodeMismatchException', 'Invalid code received for user', 'wrong_code'],
    ['ExpiredCodeException', 'Your software token has already been used once.', 'used_code'],
    ['EnableSoftwareTokenMFAException', 'Your software token has already been used once.', 'used_code'],
    ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'late_code'],
    ['TooManyRequestsException', 'Rate exceeded', 'too_many'],
    ['NetworkError', 'Network error', 'offline'],
  ])('%s «%s» is %s', (code, message, expected) => {
    expect(codeError({ code, message })).toMatchObject({ code: expected });
  });
});

describe('the address for an application', () => {
  it('names shop and account, without a plus for a space', () => {
    expect(otpAddress('ines+test@exemple.fr', 'ABCD')).toBe(
      'otpauth://totp/Les%20Quatre%20Sagesses%3Aines%2Btest%40exemple.fr?secret=ABCD&issuer=Les%20Quatre%20Sagesses',
    );
  });
});
