import { invitationParameter, undoParameter } from '#domain/links.ts';
import { passwordHints } from '#domain/texts/validation.ts';
import { confirmPasswordReset } from '#domain/wire/api.ts';
import { acceptInvitation } from '#domain/wire/invitation.ts';
import { newPasswordForm, staffPasswordForm } from '#web/platform/new-password.ts';
import { paths } from '#web/platform/paths.ts';
import { resetTexts as texts } from '#web/texts/reset.ts';

/** The kinds of links to /nouveau-mot-de-passe: texts, rules, and the route that takes the password. */
export const purposes = {
  reset: {
    /** The title of the browser's tab, when it differs from the page's own. */
    tab: undefined,
    title: texts.chooseTitle,
    intro: texts.chooseIntro,
    hint: passwordHints.account,
    submit: texts.choose,
    done: texts.changed,
    form: newPasswordForm,
    route: confirmPasswordReset,
    next: paths.account,
  },
  undo: {
    tab: texts.undoTab,
    title: texts.undoTitle,
    intro: texts.undoIntro,
    hint: passwordHints.account,
    submit: texts.undo,
    done: texts.undone,
    form: newPasswordForm,
    route: confirmPasswordReset,
    next: paths.account,
  },
  invitation: {
    tab: texts.invitationTab,
    title: texts.invitationTitle,
    intro: texts.invitationIntro,
    hint: passwordHints.staff,
    submit: texts.accept,
    done: texts.accepted,
    form: staffPasswordForm,
    route: acceptInvitation,
    next: paths.atelier,
  },
} as const;
export type Purpose = keyof typeof purposes;

/** The kind that the parameter beside the token names. */
export const purposeOf = (query: URLSearchParams): Purpose => {
  if (query.has(undoParameter)) return 'undo';
  return query.has(invitationParameter) ? 'invitation' : 'reset';
};
