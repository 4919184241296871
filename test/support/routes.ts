import * as address from '#domain/address-api.ts';
import * as api from '#domain/api.ts';
import * as atelier from '#domain/atelier-api.ts';
import * as concerns from '#domain/concerns-api.ts';
import * as factor from '#domain/factor-api.ts';
import * as guidance from '#domain/guidance-api.ts';
import { acceptInvitation } from '#domain/invitation-api.ts';
import { liveTicket } from '#domain/live.ts';
import { noteId } from '#domain/papers.ts';
import * as papers from '#domain/papers-api.ts';
import { queuePromise } from '#domain/promise-api.ts';
import * as refunds from '#domain/refunds-api.ts';
import * as reports from '#domain/reports-api.ts';
import { signOut } from '#domain/sessions-api.ts';
import * as settings from '#domain/settings-api.ts';
import * as staff from '#domain/staff-api.ts';
import * as validation from '#domain/validation-api.ts';

export type Route = { readonly method: string; readonly path: string };

/** Every route of the wire contract; its other exports are schemas. */
export const routes: readonly Route[] = [
  ...Object.values(api),
  ...Object.values(atelier),
  ...Object.values(reports),
  ...Object.values(concerns),
  ...Object.values(refunds),
  ...Object.values(papers),
  ...Object.values(guidance),
  ...Object.values(validation),
  ...Object.values(settings),
  ...Object.values(factor),
  ...Object.values(staff),
  acceptInvitation,
  address.changeEmail,
  address.correctEmail,
  liveTicket,
  queuePromise,
  signOut,
].flatMap((entry) => (typeof entry === 'object' && 'method' in entry && 'path' in entry ? [entry] : []));

/** Signed-in customers only, behind the authorizer (docs/architecture.md). */
export const ownerOnly: readonly Route[] = [
  api.listOrders,
  api.readProfile,
  api.updateProfile,
  address.changeEmail,
  signOut,
  factor.beginFactor,
  factor.confirmFactor,
  api.resendValidation,
  liveTicket,
  reports.orderAccesses,
  reports.reportLink,
  reports.resendOrderMail,
  papers.paperLink,
];
/** Experts and administrators only, behind the authorizer: customers get 403. */
export const staffOnly: readonly Route[] = [
  atelier.atelierQueue,
  atelier.takePart,
  atelier.handOverPart,
  atelier.openPart,
  atelier.addNote,
  atelier.atelierOrders,
  atelier.atelierExperts,
  atelier.saveMailHour,
  settings.atelierSettings,
  settings.saveSettings,
  settings.closeDiscipline,
  address.correctEmail,
  factor.resetFactor,
  concerns.atelierConcerns,
  concerns.resendMail,
  reports.startUpload,
  reports.uploadState,
  reports.allowUntagged,
  reports.deliverPart,
  refunds.refundOrder,
  papers.adminPaperLink,
  staff.listStaff,
  staff.inviteStaff,
  staff.changeStaff,
  staff.dismissStaff,
  staff.readmitStaff,
];
/** Open to several kinds of caller: a bearer that is sent is verified by the function. */
export const severalCallers: readonly Route[] = [
  api.createPayment,
  api.verifyPayment,
  api.readOrder,
  api.validateEmail,
  refunds.findWithdrawal,
  refunds.withdraw,
];
/** Nobody is asked who they are. */
export const anyone: readonly Route[] = [
  api.signUp,
  api.passwordReset,
  api.confirmPasswordReset,
  validation.chooseByLink,
  validation.refuseAccount,
  acceptInvitation,
  api.contact,
  guidance.guidance,
  guidance.stopGuidance,
  guidance.refuseGuidance,
  guidance.resumeGuidance,
  guidance.sky,
  queuePromise,
  reports.mailedReportLink,
  api.health,
  api.stripeWebhook,
];

/** The path of a route with an id in place of its parameter, and a service or the note in place of the other. */
export const pathOf = ({ path }: Route, id: string, service = 'numerologie'): string =>
  path.replace('{id}', id).replace('{service}', service).replace('{paper}', noteId);
