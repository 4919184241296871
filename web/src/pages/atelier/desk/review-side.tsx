import { useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import type { Reader } from '#domain/report/addressed.ts';
import type { Comment, SecondReading } from '#domain/second-reading.ts';
import type { ReadingState } from '#domain/wire/readings.ts';
import { submitBy } from '#web/platform/form.ts';
import { ownLongDate, ownShortDateTime } from '#web/platform/own-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ConfirmDialog, useSaving } from '../confirm-dialog.tsx';
import { Failure } from '../failure.tsx';
import { readingAddress } from '../query.ts';
import { commentPlace } from './comment-places.ts';
import desk from './desk.module.css';
import styles from './review.module.css';
import { type Review, useReview } from './review.ts';
import { askFor, endReview, settle } from './review-api.ts';
import { reviewTexts as texts } from './review-texts.ts';
import { titleOf } from './sections.ts';
import type { OpenDesk } from './use-open-desk.ts';

type ReviewSideProps = { part: OpenPart; desk: OpenDesk; reader: Reader | undefined; onGo: OpenDesk['goTo'] };

type AskProps = { part: OpenPart; colleagues: ReadingState['colleagues']; review: Review };

/** A refusal keeps the choice. */
function Ask({ part, colleagues, review }: AskProps) {
  const [to, setTo] = useState('');
  const toast = useToast();
  const { error, setError, isBusy, save } = useSaving();
  if (colleagues.length === 0) return <p className="meta">{texts.nobody}</p>;
  const submit = () => {
    setError(to === '' ? texts.missing : undefined);
    if (to === '') return;
    void save(async () => {
      const reading = await askFor(part, to);
      review.change((known) => ({ ...known, reading, comments: [] }));
      toast({ tone: 'success', title: texts.asked(reading.reader.name) });
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submitBy(submit)}>
      <SelectField
        label={texts.who}
        name="reviewer"
        value={to}
        error={error}
        required
        onChange={(value) => {
          setTo(value);
          setError(undefined);
        }}
      >
        <option value="">{texts.choose}</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="line" size="small" busy={isBusy}>
        {texts.ask}
      </Button>
    </form>
  );
}

type EntryProps = ReviewSideProps & { comment: Comment; review: Review };

/** A comment, the way to its paragraph, and whether it is seen to. */
function Entry({ comment, review, part, desk: open, reader, onGo }: EntryProps) {
  const { error, isBusy, save } = useSaving();
  const section = open.sections.find((one) => one.section.id === comment.section)?.section;
  const place = section && commentPlace(part.service, section, comment.anchor, reader);
  const toggle = () =>
    void save(async () => {
      const changed = await settle(part, comment.id, !comment.done);
      review.change((known) => ({
        ...known,
        comments: known.comments.map((one) => (one.id === changed.id ? changed : one)),
      }));
    });
  return (
    <li>
      {section && <p className="meta">{titleOf(section)}</p>}
      <p className={styles.quote}>{texts.quote(comment.quote)}</p>
      <p className={styles.said}>{comment.text}</p>
      <p className="meta">{ownShortDateTime(new Date(comment.changed_at ?? comment.at))}</p>
      <p className={styles.acts}>
        {place ? (
          <button type="button" className={desk.link} onClick={() => onGo(comment.section, place)}>
            {texts.go}
          </button>
        ) : (
          <span className="meta">{texts.lost}</span>
        )}
        <label className={styles.done}>
          <input type="checkbox" checked={comment.done ?? false} disabled={isBusy} onChange={toggle} />
          <span>{texts.done}</span>
        </label>
      </p>
      {error !== undefined && <Notice tone="error" title={error} />}
    </li>
  );
}

type ReadingProps = { part: OpenPart; reading: SecondReading; review: Review };

/** Who reads, the link for them, and the end of it. */
function Reading({ part, reading: { reader, asked_at }, review }: ReadingProps) {
  const toast = useToast();
  const [isEnding, setEnding] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(readingAddress(part), location.href).href);
      toast({ tone: 'success', title: texts.copied });
    } catch {
      toast({ tone: 'destructive', title: texts.notCopied });
    }
  };
  return (
    <>
      <p>{texts.reads(reader.name, ownLongDate(new Date(asked_at)))}</p>
      <p className={styles.acts}>
        <Button variant="line" size="small" onClick={() => void copy()}>
          {texts.link}
        </Button>
        <Button variant="line" size="small" onClick={() => setEnding(true)}>
          {texts.end}
        </Button>
      </p>
      {isEnding && (
        <ConfirmDialog
          title={texts.ending}
          effect={texts.endEffect(reader.name)}
          confirm={texts.end}
          act={() => endReview(part)}
          onClose={() => setEnding(false)}
          onDone={() => {
            setEnding(false);
            review.change(({ colleagues }) => ({ colleagues, comments: [] }));
            toast({ tone: 'success', title: texts.ended });
          }}
        />
      )}
    </>
  );
}

/** In the order of the report, then by time. */
const inOrder = (comments: readonly Comment[], { sections }: OpenDesk): Comment[] => {
  const placeIn = ({ section }: Comment) => sections.findIndex((one) => one.section.id === section);
  return [...comments].sort((left, right) => placeIn(left) - placeIn(right));
};

const Comments = ({ comments, ...rest }: Omit<EntryProps, 'comment'> & { comments: readonly Comment[] }) => (
  <ul className={styles.comments}>
    {comments.map((comment) => (
      <Entry key={comment.id} comment={comment} {...rest} />
    ))}
  </ul>
);

/** What a colleague says of the draft, beside the text: nothing of it changes a word. */
export function ReviewSide(props: ReviewSideProps) {
  const review = useReview();
  const { data, error, reload } = review;
  const comments = inOrder(data?.comments ?? [], props.desk);
  const [open, done] = [comments.filter((one) => !one.done), comments.filter((one) => one.done)];
  return (
    <section className={styles.review} aria-labelledby="review">
      <h3 id="review">{texts.title}</h3>
      {error !== undefined && <Failure title={texts.failed} error={error} onRetry={reload} />}
      {data && !data.reading && (
        <>
          <p className="meta">{texts.intro}</p>
          <Ask part={props.part} colleagues={data.colleagues} review={review} />
        </>
      )}
      {data?.reading && <Reading part={props.part} reading={data.reading} review={review} />}
      {data?.reading && comments.length === 0 && <p className="meta">{texts.none}</p>}
      {open.length > 0 && <Comments comments={open} review={review} {...props} />}
      {done.length > 0 && (
        <details>
          <summary>{texts.seen(done.length)}</summary>
          <Comments comments={done} review={review} {...props} />
        </details>
      )}
    </section>
  );
}
