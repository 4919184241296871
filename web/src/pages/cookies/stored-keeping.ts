import { cookieChoiceEnd } from '#domain/cookies.ts';
import { formatDate } from '#domain/dates.ts';
import { forgetReports } from '#web/platform/forget-reports.ts';
import { keepingChoice } from '#web/platform/keeping-choice.ts';
import { cookiesTexts as texts } from './texts.ts';

type Stored = NonNullable<ReturnType<typeof keepingChoice.read>>;

const said = ({ keeps, at }: Stored): string => {
  const since = new Date(at);
  return texts.current(
    keeps ? texts.reportsKept : texts.reportsNotKept,
    formatDate(since),
    formatDate(cookieChoiceEnd(since)),
  );
};

/** In words, whether this device may keep reports; undefined until it was answered. */
export const readKeeping = (): string | undefined => {
  const stored = keepingChoice.read();
  return stored && said(stored);
};

/** A refusal also removes what was kept. */
export const answerKeeping = async (keeps: boolean): Promise<string> => {
  const stored = { keeps, at: new Date().toISOString() };
  keepingChoice.write(stored);
  if (!keeps) await forgetReports();
  return said(stored);
};
