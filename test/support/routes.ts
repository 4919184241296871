import { invoiceId } from '#domain/papers.ts';
import * as address from '#domain/wire/address.ts';
import * as api from '#domain/wire/api.ts';
import * as atelier from '#domain/wire/atelier.ts';
import { authenticity } from '#domain/wire/authenticity.ts';
import * as births from '#domain/wire/births.ts';
import * as closing from '#domain/wire/closing.ts';
import * as desk from '#domain/wire/desk.ts';
import * as exports from '#domain/wire/exports.ts';
import * as factor from '#domain/wire/factor.ts';
import * as guidance from '#domain/wire/guidance.ts';
import { acceptInvitation } from '#domain/wire/invitation.ts';
import * as issues from '#domain/wire/issues.ts';
import { liveTicket } from '#domain/wire/live.ts';
import * as mailings from '#domain/wire/mailings.ts';
import { answerInMargin, askInMargin, withdrawFromMargin } from '#domain/wire/margin.ts';
import * as own from '#domain/wire/own-requests.ts';
import * as papers from '#domain/wire/papers.ts';
import { changePassword } from '#domain/wire/password.ts';
import * as persons from '#domain/wire/persons.ts';
import * as profile from '#domain/wire/profile.ts';
import * as questions from '#domain/wire/questions.ts';
import { readQueues } from '#domain/wire/queues.ts';
import * as readings from '#domain/wire/readings.ts';
import * as refunds from '#domain/wire/refunds.ts';
import { askReportCorrection, keepReport } from '#domain/wire/report-corrections.ts';
import { readReport } from '#domain/wire/report-page.ts';
import * as reports from '#domain/wire/reports.ts';
import * as requests from '#domain/wire/requests.ts';
import { signOut } from '#domain/wire/sessions.ts';
import * as settings from '#domain/wire/settings.ts';
import * as staff from '#domain/wire/staff.ts';
import * as threads from '#domain/wire/threads.ts';
import * as typeset from '#domain/wire/typeset.ts';
import * as validation from '#domain/wire/validation.ts';
import { keyFor } from '#test/support/keys.ts';

export type Route = { readonly method: string; readonly path: string };

/** Every route of the wire; its other exports are schemas. */
export const routes: readonly Route[] = [
  ...Object.values(api),
  ...Object.values(atelier),
  ...Object.values(reports),
  ...Object.values(births),
  ...Object.values(issues),
  ...Object.values(refunds),
  ...Object.values(papers),
  ...Object.values(persons).filter((one) => 'path' in one),
  ...Object.values(profile),
  ...Object.values(closing),
  ...Object.values(guidance),
  ...Object.values(validation),
  ...Object.values(settings),
  ...Object.values(factor),
  ...Object.values(staff),
  ...Object.values(desk),
  ...Object.values(typeset),
  ...Object.values(readings).filter((one) => 'path' in one),
  ...Object.values(exports),
  ...Object.values(mailings),
  ...Object.values(requests),
  ...Object.values(own),
  ...Object.values(threads),
  ...Object.values(questions).filter((one) => 'path' in one),
  askReportCorrection,
  keepReport,
  askInMargin,
  withdrawFromMargin,
  answerInMargin,
  authenticity,
  acceptInvitation,
  address.changeEmail,
  address.correctEmail,
  address.unseal,
  changePassword,
  liveTicket,
  readQueues,
  readReport,
  signOut,
].flatMap((entry) => (typeof entry === 'object' && 'method' in entry && 'path' in entry ? [entry] : []));

/** Signed-in customers only, behind the authorizer (docs/architecture.md). */
export const signedInOnly: readonly Route[] = [
  api.listOrders,
  profile.readProfile,
  profile.updateProfile,
  persons.personLink,
  address.changeEmail,
  changePassword,
  closing.readClosing,
  closing.askClosing,
  closing.keepAccount,
  signOut,
  factor.beginFactor,
  factor.confirmFactor,
  api.resendValidation,
  liveTicket,
  reports.orderAccesses,
  reports.reportLink,
  readReport,
  reports.resendOrderMail,
  papers.paperLink,
  births.correctBirth,
  exports.readExport,
  exports.askExport,
  exports.openExport,
  mailings.readChoices,
  mailings.saveChoices,
  own.ownRequests,
  own.askCorrection,
  threads.readThreads,
  threads.sendWords,
  threads.withdrawWords,
  threads.writeToExpert,
  threads.readByCustomer,
  questions.replyToQuestion,
  askReportCorrection,
  askInMargin,
  withdrawFromMargin,
];
/** Experts and administrators only, behind the authorizer: customers get 403. */
export const staffOnly: readonly Route[] = [
  atelier.atelierQueue,
  atelier.atelierDelivered,
  atelier.takePart,
  atelier.handOverPart,
  atelier.openPart,
  atelier.addMemo,
  threads.readThread,
  threads.writeToCustomer,
  threads.readByExpert,
  threads.tellWorry,
  questions.askCustomer,
  keepReport,
  answerInMargin,
  atelier.chooseConventions,
  atelier.atelierOrders,
  atelier.atelierExperts,
  atelier.saveMailHour,
  atelier.confirmNotice,
  ...Object.values(requests),
  settings.atelierSettings,
  settings.saveSettings,
  settings.closeDiscipline,
  address.correctEmail,
  address.unseal,
  births.decideBirth,
  factor.resetFactor,
  issues.atelierIssues,
  issues.resendMail,
  issues.closeIssue,
  reports.startUpload,
  reports.uploadState,
  reports.openUpload,
  reports.allowUntagged,
  reports.deliverPart,
  ...Object.values(typeset),
  ...Object.values(readings).flatMap((entry) => ('path' in entry ? [entry] : [])),
  refunds.refundOrder,
  refunds.payOwed,
  papers.adminPaperLink,
  staff.listStaff,
  staff.inviteStaff,
  staff.changeStaff,
  staff.dismissStaff,
  staff.readmitStaff,
  ...Object.values(desk).flatMap((entry) => ('path' in entry ? [entry] : [])),
];
/** Open to several kinds of callers: the function verifies a given bearer token. */
export const severalCallers: readonly Route[] = [
  api.createPayment,
  api.verifyPayment,
  api.readOrder,
  api.validateEmail,
  refunds.findWithdrawal,
  refunds.withdraw,
];
/** Open to everybody. */
export const anyone: readonly Route[] = [
  api.signUp,
  api.passwordReset,
  api.confirmPasswordReset,
  validation.chooseByLink,
  validation.askUnsealing,
  validation.refuseAccount,
  closing.keepByLink,
  persons.readPerson,
  persons.askAsPerson,
  persons.erasePerson,
  acceptInvitation,
  api.contact,
  guidance.guidance,
  guidance.stopGuidance,
  guidance.refuseGuidance,
  guidance.resumeGuidance,
  mailings.readGuidanceChoice,
  guidance.sky,
  readQueues,
  reports.mailedReportLink,
  questions.readByLink,
  questions.replyByLink,
  authenticity,
  api.health,
  api.stripeWebhook,
];

/** The path of a route with an id and a service or the invoice in place of its parameters. */
export const pathOf = ({ path }: Route, id: string, service = keyFor.numbers): string =>
  path
    .replace('{id}', id)
    .replace('{service}', service)
    .replace('{paper}', invoiceId)
    .replace('{at}', '1795593600000')
    .replace(/\{(section|passage)\}/, 'lettre')
    .replace('{question}', 'd8dbf4f0-6a1c-4d8e-9d6f-0c6f4d1b2a3e')
    .replace('{note}', 'd8dbf4f0-6a1c-4d8e-9d6f-0c6f4d1b2a3e')
    .replace('{comment}', 'd8dbf4f0-6a1c-4d8e-9d6f-0c6f4d1b2a3e')
    .replace('{correction}', 'd8dbf4f0-6a1c-4d8e-9d6f-0c6f4d1b2a3e');
