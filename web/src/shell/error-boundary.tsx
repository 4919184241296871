import { Component, type ReactNode } from 'react';
import { contact } from '#domain/merchant/contact.ts';
import { paths } from '#web/platform/paths.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '#web/ui/plain-page.module.css';

const { failure } = shellTexts;

/** The link loads the page in full, because a deployment may have removed its old files. */
const Failure = () => (
  <div className={`wrap ${styles.page}`}>
    <h1>{failure.title}</h1>
    <p>
      {failure.text} <a href={`mailto:${contact.email}`}>{contact.email}</a>
    </p>
    <p className={styles.actions}>
      <Button onClick={() => location.reload()}>{failure.reload}</Button>
      <a href={paths.home} target="_self">
        {failure.home}
      </a>
    </p>
  </div>
);

/** Only a class can catch the errors of its children in React. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}
