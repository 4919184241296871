import { invitationParameter, undoParameter } from '#domain/links.ts';
import { confirmPasswordReset } from '#domain/wire/api.ts';
import { acceptInvitation } from '#domain/wire/invitation.ts';
import { newPasswordForm, staffPasswordForm } from '#web/platform/new-password.ts';
import { paths } from '#web/platform/paths.ts';
import { resetTexts as texts } from '#web/texts/reset.ts';

/** What the links that lead to /nouveau-mot-de-passe are for: words, rules, and where the choice is sent. */
export const purposes = {
  reset: {
    /** Of the browser’s tab, unless it is the page’s own. */
    tab: undefined,
    title: texts.chooseTitle,
    intro: texts.chooseIntro,
    hint: texts.passwordHint,
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
    hint: texts.passwordHint,
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
    hint: texts.staffPasswordHint,
    submit: texts.accept,
    done: texts.accepted,
    form: staffPasswordForm,
    route: acceptInvitation,
    next: paths.atelier,
  },
} as const;
export type Purpose = keyof typeof purposes;

/** As the parameter beside the token says. */
export const purposeOf = (query: URLSearchParams): Purpose => {
  if (query.has(undoParameter)) return 'undo';
  return query.has(invitationParameter) ? 'invitation' : 'reset';
};
