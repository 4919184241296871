import { isUnanswered } from '#domain/questions.ts';
import type { OwnThread } from '#domain/threads.ts';
import { replyToQuestion } from '#domain/wire/questions.ts';
import { Asked } from '#web/features/birth/question/asked.tsx';
import { ReplyForm } from '#web/features/birth/question/reply-form.tsx';
import { questionTexts } from '#web/features/birth/question/texts.ts';
import type { Side } from '#web/features/thread/side.ts';
import type { OpenThread } from '#web/features/thread/use-thread.ts';
import { call } from '#web/platform/api-client.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import styles from './conversation.module.css';
import { dayOf } from './facts.ts';

type OpenQuestionsProps = {
  readonly side: Side<OwnThread>;
  readonly open: OpenThread<OwnThread>;
  /** Nothing is written any more. */
  readonly isOver: boolean;
};

/** What the expert waits for, before the conversation; once answered, it is a line of the conversation. */
export function OpenQuestions({ side: { part }, open: { thread, reload }, isOver }: OpenQuestionsProps) {
  const asked = isOver ? [] : (thread?.questions ?? []).filter(isUnanswered);
  const ids = asked.map(({ id }) => id).join(' ');
  // The form that had the focus is gone once it is answered.
  const place = useFocusOnChange(thread ? ids : undefined);
  return (
    <div ref={place} tabIndex={-1} className={styles.questions}>
      {asked.map((question) => (
        <section key={question.id} aria-labelledby={`asked-${question.id}`}>
          <h2 id={`asked-${question.id}`}>
            {questionTexts.lacks} <em>{questionTexts.what(question.what)}</em>
          </h2>
          <Asked question={question} stopped={thread?.stopped} />
          <ReplyForm
            question={question}
            due={thread?.stopped && dayOf(new Date(thread.stopped.due_at))}
            onReply={async (body) => {
              const { order_id: id, service } = part;
              await call(replyToQuestion, { params: { id, service, question: question.id }, body });
              reload();
            }}
          />
        </section>
      ))}
    </div>
  );
}
