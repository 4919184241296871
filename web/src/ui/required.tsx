import { uiTexts } from '#web/texts/ui.ts';
import { classes } from './classes.ts';
import styles from './required.module.css';

/** The class of the label of a required field. */
export const requiredMark = styles.mark;

/** Explains the mark, above the first field that has it. */
export const RequiredNote = () => <p className={classes('meta', styles.note)}>{uiTexts.required}</p>;
