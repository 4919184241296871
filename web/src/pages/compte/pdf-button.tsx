import { messageOf } from '#web/platform/errors.ts';
import { openInTab } from '#web/platform/open-tab.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { pdfTexts as texts } from './pdf-texts.ts';
import { TextButton } from './text-button.tsx';

type PdfButtonProps = {
  /** A link in words, unless it is the one button. */
  variant?: 'solid' | 'link';
  label?: string;
  /** The document, for screen readers. */
  what: string;
  addressOf: () => Promise<string>;
};

/** Opens a PDF in a new tab (§2); `addressOf` requests an address that is valid for some minutes. */
export const usePdf = (addressOf: () => Promise<string>) => {
  const toast = useToast();
  const { isBusy, run } = useAction({
    act: () => openInTab(addressOf),
    fail: (error) =>
      toast({ title: texts.failed, text: messageOf(error, ''), tone: 'destructive', about: 'report' }),
  });
  return { isBusy, open: run };
};

export function PdfButton({ variant = 'link', label = texts.open, what, addressOf }: PdfButtonProps) {
  const { isBusy, open } = usePdf(addressOf);
  const Look = variant === 'solid' ? Button : TextButton;
  return (
    <Look busy={isBusy} onClick={() => void open()}>
      <span>
        {label}
        <span className="sr">{` ${what}`}</span>
      </span>
    </Look>
  );
}
