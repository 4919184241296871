import { formatTime } from '#domain/dates.ts';
import { ownZone } from '#web/platform/own-time.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './desk.module.css';
import { type Saving, stateOf } from './saving.ts';
import stateStyles from './state.module.css';
import { savedTexts as texts } from './texts.ts';

export const clock = (at: number | string): string => (at === '' ? '' : formatTime(new Date(at), ownZone()));

type SavedStateProps = { saving: Saving; onCompare: () => void };

const wordsOf = (saving: Saving): { disc: 'written' | 'begun' | 'empty'; title: string; detail?: string } => {
  const state = stateOf(saving);
  switch (state.kind) {
    case 'differs': {
      const other = [...saving.pieces.values()].find((piece) => piece.other)?.other;
      return { disc: 'begun', title: texts.differs(clock(other?.at ?? '')) };
    }
    case 'refused':
      return { disc: 'empty', title: texts.refused, detail: state.message };
    case 'offline':
      return { disc: 'begun', title: texts.offline };
    case 'sending':
      return { disc: 'begun', title: texts.sending, detail: texts.sendingDetail };
    case 'saved':
      return saving.savedAt === undefined
        ? { disc: 'written', title: texts.fresh }
        : { disc: 'written', title: texts.saved(clock(saving.savedAt)), detail: texts.savedDetail };
  }
};

/** Where the text is, as a disc and in words. A screen reader hears each change once. */
export function SavedState({ saving, onCompare }: SavedStateProps) {
  const { disc, title, detail } = wordsOf(saving);
  return (
    <div className={stateStyles.saved}>
      <p role="status">
        <i
          className={classes(stateStyles.disc, stateStyles.savedDisc, stateStyles[disc])}
          aria-hidden="true"
        />
        <b>{title}</b>
        {detail !== undefined && <span className={stateStyles.detail}>{`, ${detail}`}</span>}
      </p>
      {stateOf(saving).kind === 'differs' && (
        <button type="button" className={styles.link} onClick={onCompare}>
          {texts.compare}
        </button>
      )}
    </div>
  );
}
