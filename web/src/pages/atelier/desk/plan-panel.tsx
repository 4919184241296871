import { wordCount } from '#domain/report/plain.ts';
import { classes } from '#web/ui/classes.ts';
import { assemblyTexts } from './assembly-texts.ts';
import styles from './desk.module.css';
import type { OpenDialog } from './desk-dialogs.tsx';
import { SheetHead } from './phone-bar.tsx';
import plan from './plan.module.css';
import type { Saving } from './saving.ts';
import { fillOf, outlineOf, sectionAt, sectionsOf, subtitlesOf, titleOf, type Written } from './sections.ts';
import stateStyles from './state.module.css';
import { deskTexts, planTexts as texts } from './texts.ts';
import { shortcutTexts } from './tool-texts.ts';
import type { PlanActions } from './use-open-desk.ts';

type PlanPanelProps = {
  saving: Saving;
  current: string | undefined;
  actions: PlanActions;
  onOpen: (id: string) => void;
  onDialog: (dialog: OpenDialog) => void;
  /** Passages wait for their sections. */
  isAwaited: boolean;
  isSheet: boolean;
  onClose: () => void;
};

const Entry = ({
  written: { section },
  isCurrent,
  onOpen,
}: {
  written: Written;
  isCurrent: boolean;
  onOpen: () => void;
}) => {
  const fill = fillOf(section);
  const subtitles = subtitlesOf(section);
  return (
    <button type="button" className={plan.entry} aria-current={isCurrent || undefined} onClick={onOpen}>
      <i className={classes(stateStyles.disc, stateStyles[fill])} aria-hidden="true" />
      <span>
        <span>{titleOf(section) || texts.untitled}</span>
        {isCurrent && subtitles.length > 0 && <small>{subtitles.join(', ')}</small>}
        <span className="sr">{`, ${texts.states[fill]}`}</span>
      </span>
      <small>{fill === 'empty' ? texts.states.empty : deskTexts.words(wordCount(section))}</small>
    </button>
  );
};

type CurrentProps = { title: string; id: string } & Pick<PlanPanelProps, 'actions' | 'onDialog'>;

/** What can be done with the open section. */
const CurrentTools = ({ title, id, actions, onDialog }: CurrentProps) => (
  <fieldset className={plan.current} aria-label={texts.change(title)}>
    <button type="button" onClick={() => actions.move(id, -1)}>
      {texts.up}
    </button>
    <button type="button" onClick={() => actions.move(id, 1)}>
      {texts.down}
    </button>
    <button type="button" onClick={() => onDialog({ what: 'rename', id })}>
      {texts.rename}
    </button>
    <button type="button" onClick={() => onDialog({ what: 'remove', id })}>
      {texts.takeOut}
    </button>
    <button type="button" onClick={() => onDialog({ what: 'history', id })}>
      {texts.history}
    </button>
  </fieldset>
);

const Removed = ({ saving, actions }: Pick<PlanPanelProps, 'saving' | 'actions'>) => {
  const { removed } = outlineOf(saving);
  if (removed.length === 0) return null;
  return (
    <>
      <h3 className={plan.removedTitle}>{texts.removed}</h3>
      <ul className={plan.removed}>
        {removed.map(({ id, reason }) => {
          const section = sectionAt(saving, id);
          return (
            <li key={id}>
              <span>{section ? titleOf(section) : id}</span>
              <small>{reason}</small>
              <button type="button" className={styles.link} onClick={() => actions.putBack(id)}>
                {texts.putBack}
                <span className="sr">{` ${section ? titleOf(section) : id}`}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** The outline of the report: what is written, and what is still promised. */
export function PlanPanel(props: PlanPanelProps) {
  const { saving, current, actions, onOpen, onDialog, isSheet, onClose } = props;
  return (
    <nav
      className={classes(styles.plan, isSheet && styles.sheet)}
      aria-label={texts.label}
      data-place="plan"
      tabIndex={-1}
    >
      <SheetHead title={deskTexts.plan} onClose={onClose} />
      <ol className={plan.list}>
        {sectionsOf(saving).map((written) => (
          <li key={written.section.id}>
            <Entry
              written={written}
              isCurrent={written.section.id === current}
              onOpen={() => onOpen(written.section.id)}
            />
            {written.section.id === current && (
              <CurrentTools {...props} title={titleOf(written.section)} id={written.section.id} />
            )}
          </li>
        ))}
      </ol>
      <p className={classes('meta', plan.key)}>{texts.key}</p>
      <button type="button" className={styles.link} onClick={() => onDialog({ what: 'add' })}>
        {texts.add}
      </button>
      {props.isAwaited && (
        <button type="button" className={styles.link} onClick={() => onDialog({ what: 'assemble' })}>
          {assemblyTexts.open}
        </button>
      )}
      <Removed saving={saving} actions={actions} />
      <p className={plan.shortcuts}>
        <button type="button" className={styles.link} onClick={() => onDialog({ what: 'shortcuts' })}>
          {shortcutTexts.open} <kbd>?</kbd>
        </button>
      </p>
    </nav>
  );
}
