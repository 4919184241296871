import { uiTexts } from '#web/texts/ui.ts';
import { classes } from './classes.ts';
import styles from './required.module.css';

/** Of the words that name a field which must be filled in. */
export const requiredMark = styles.mark;

/** What the mark means; stands above the first field that has it. */
export const RequiredNote = () => <p className={classes('meta', styles.note)}>{uiTexts.required}</p>;
