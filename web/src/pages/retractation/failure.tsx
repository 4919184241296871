import { merchant } from '#domain/merchant.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { Notice } from '#web/ui/notice.tsx';
import { withdrawalFormTexts as texts } from './texts.ts';

const { email } = merchant.contact;

/** The reason of a failure and another way to withdraw. All typed text is kept. */
export const Failure = ({ error, title }: { error: unknown; title: string }) => {
  const isMiss = error instanceof ApiError && error.code === 'order_not_found';
  return (
    <Notice tone="error" title={isMiss ? texts.notFound : title}>
      <p>{messageOf(error, texts.unexpected)}</p>
      <p>
        {texts.otherwise} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Notice>
  );
};
