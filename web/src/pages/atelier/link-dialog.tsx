import { type ReactNode, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import desk from './desk/desk.module.css';

type LinkDialogProps = {
  /** On the button. */
  readonly opens: string;
  readonly title: string;
  /** Drawn while it is open, so that it begins anew each time. */
  readonly children: (close: () => void) => ReactNode;
};

/** A quiet button, drawn as a link, and the dialog that it opens. */
export function LinkDialog({ opens, title, children }: LinkDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <button type="button" className={desk.link} onClick={() => setOpen(true)}>
        {opens}
      </button>
      {isOpen && (
        <Dialog open onClose={close} title={title}>
          {children(close)}
        </Dialog>
      )}
    </div>
  );
}
