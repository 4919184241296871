import { type ReactNode, useCallback } from 'react';
import { type OpenQuestion, readByLink, replyByLink } from '#domain/wire/questions.ts';
import { Asked } from '#web/features/birth/question/asked.tsx';
import { ReplyForm } from '#web/features/birth/question/reply-form.tsx';
import { questionTexts } from '#web/features/birth/question/texts.ts';
import { type Dead, DeadLink, LinkedPage } from '#web/features/linked/linked-page.tsx';
import { call } from '#web/platform/api-client.ts';
import { isDeadLink, messageOf } from '#web/platform/errors.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { paths } from '#web/platform/paths.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Button, GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import plain from '#web/ui/plain-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './question.module.css';
import { pageTexts as texts } from './texts.ts';

const toAccount = <GoLink to={paths.account}>{texts.account}</GoLink>;
const dead: Dead = { ...texts.dead, action: toAccount };

const titleOf = ({ question, is_over }: OpenQuestion): ReactNode => {
  if (question.reply) return <span key="answered">{texts.done.title}</span>;
  if (is_over) return <span key="over">{texts.over.title}</span>;
  return (
    <span key="open">
      {questionTexts.lacks} <em>{questionTexts.what(question.what)}</em>
    </span>
  );
};

const Account = ({ children }: { children: string }) => (
  <>
    <p>{children}</p>
    <p className={plain.actions}>{toAccount}</p>
  </>
);

/** Once the expert has waited long enough: the customer may also be refunded. */
const Choice = () => (
  <section className={styles.choice} aria-labelledby="choice">
    <h2 id="choice">{texts.choose.title}</h2>
    <p>{texts.choose.text}</p>
    <p>
      <GoLink to={paths.withdrawal}>{texts.choose.action}</GoLink>
    </p>
  </section>
);

type ShownProps = {
  readonly token: string;
  readonly open: OpenQuestion;
  readonly onChange: (next: OpenQuestion) => void;
};

function Shown({ token, open, onChange }: ShownProps) {
  const { question, stopped, is_over, may_choose } = open;
  if (question.reply) return <Account>{texts.done.text}</Account>;
  if (is_over) return <Account>{texts.over.text}</Account>;
  return (
    <>
      <Asked question={question} stopped={stopped} />
      <ReplyForm
        question={question}
        due={stopped && ownLongDate(new Date(stopped.due_at))}
        onReply={async (body) => onChange(await call(replyByLink, { body: { token, ...body } }))}
      />
      <p className={classes('meta', styles.link)}>{texts.link}</p>
      {may_choose && <Choice />}
    </>
  );
}

/** The question of a link, which opens nothing else. */
function Linked({ token }: { token: string }) {
  const load = useCallback((signal: AbortSignal) => call(readByLink, { body: { token }, signal }), [token]);
  const { data, error, reload, change } = useLoaded(load, true);
  const isDead = isDeadLink(error);
  const state = data && (data.question.reply ? 'answered' : data.is_over ? 'over' : 'open');
  const heading = useFocusOnChange(state ?? (isDead ? 'dead' : 'loading'));
  if (isDead) return <DeadLink dead={dead} heading={heading} />;
  return (
    <div className={data && accentOf(data.service)}>
      {data && <p className="meta">{texts.about(data.number, data.name)}</p>}
      {data && (
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(data)}
        </h1>
      )}
      {!data && error === undefined && <Spinner text={texts.loading} />}
      {!data && error !== undefined && (
        <Notice tone="error" title={texts.failed.title}>
          <p>{messageOf(error, texts.failed.unexpected)}</p>
          <p>
            <Button variant="line" size="small" onClick={reload}>
              {texts.failed.retry}
            </Button>
          </p>
        </Notice>
      )}
      {data && <Shown token={token} open={data} onChange={(next) => change(() => next)} />}
    </div>
  );
}

/** What the link of the address opens. */
export default function QuestionOfLink() {
  return <LinkedPage dead={dead}>{(token) => <Linked token={token} />}</LinkedPage>;
}
