import { useEffect, useRef, useState } from 'react';
import type { Comment, Place } from '#domain/second-reading.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './reading.module.css';
import { readingTexts as texts } from './texts.ts';

/** Where comments go, and what becomes of them. */
export type Commenting = {
  readonly write: (comment: Pick<Comment, 'id' | 'section' | 'anchor' | 'quote' | 'text'>) => Promise<void>;
  readonly erase: (id: string) => Promise<void>;
};

type EntryProps = { comment: Comment; commenting: Commenting };

/** A comment, which its author changes or removes. */
function Entry({ comment, commenting }: EntryProps) {
  const [step, setStep] = useState<'changing' | 'removing'>();
  const toast = useToast();
  const close = () => setStep(undefined);
  if (step === 'changing')
    return (
      <li>
        <CommentForm
          name={`comment-${comment.id}`}
          initial={comment.text}
          onClose={close}
          onSave={async (text) => {
            await commenting.write({ ...comment, text });
            close();
          }}
        />
      </li>
    );
  return (
    <li>
      <p className={styles.said}>{comment.text}</p>
      <p className="meta">
        <span>{ownShortDateTime(new Date(comment.changed_at ?? comment.at))}</span>
        {comment.done && <span className={styles.done}>{texts.done}</span>}
      </p>
      <p className={styles.acts}>
        <button type="button" className={styles.link} onClick={() => setStep('changing')}>
          {texts.change}
        </button>
        <button type="button" className={styles.link} onClick={() => setStep('removing')}>
          {texts.remove}
        </button>
      </p>
      {step === 'removing' && (
        <ConfirmDialog
          title={texts.removing}
          effect={texts.quote(comment.text)}
          confirm={texts.remove}
          act={() => commenting.erase(comment.id)}
          onClose={close}
          onDone={() => toast({ tone: 'success', title: texts.removed })}
        />
      )}
    </li>
  );
}

type CommentsProps = { comments: readonly Comment[]; commenting: Commenting };

export const Comments = ({ comments, commenting }: CommentsProps) =>
  comments.length > 0 && (
    <ul className={styles.comments} aria-label={texts.comments}>
      {comments.map((comment) => (
        <Entry key={comment.id} comment={comment} commenting={commenting} />
      ))}
    </ul>
  );

type MarginProps = CommentsProps & { section: string; place: Place };

/** What the colleague says of a paragraph, beside it. */
export function Margin({ section, place, comments, commenting }: MarginProps) {
  /** The id of the comment that is begun: sent again, it is the same one. */
  const [begun, setBegun] = useState<string>();
  const opener = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  const toast = useToast();
  const close = () => setBegun(undefined);
  useEffect(() => {
    if (wasOpen.current && begun === undefined) opener.current?.querySelector('button')?.focus();
    wasOpen.current = begun !== undefined;
  }, [begun]);
  return (
    <div className={styles.margin}>
      <Comments comments={comments} commenting={commenting} />
      {begun !== undefined && (
        <CommentForm
          name={`comment-${begun}`}
          initial=""
          onClose={close}
          onSave={async (text) => {
            await commenting.write({ id: begun, section, ...place, text });
            toast({ tone: 'success', title: texts.saved });
            close();
          }}
        />
      )}
      <p ref={opener} className={styles.opener} hidden={begun !== undefined}>
        <Button variant="line" size="small" onClick={() => setBegun(crypto.randomUUID())}>
          <span>
            {texts.comment}
            <span className="sr">{texts.about(place.quote.slice(0, 60))}</span>
          </span>
        </Button>
      </p>
    </div>
  );
}
