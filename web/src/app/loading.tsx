import { shellTexts } from '#web/texts/shell.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** Until the browser knows what to show; without JavaScript, why it stays so. */
export const Loading = () => (
  <>
    <Spinner text={shellTexts.loading} />
    <noscript>{shellTexts.noScript}</noscript>
  </>
);
