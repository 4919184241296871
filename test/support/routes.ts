import { noteId } from '#domain/papers.ts';
import * as address from '#domain/wire/address.ts';
import * as api from '#domain/wire/api.ts';
import * as atelier from '#domain/wire/atelier.ts';
import * as concerns from '#domain/wire/concerns.ts';
import * as factor from '#domain/wire/factor.ts';
import * as guidance from '#domain/wire/guidance.ts';
import { acceptInvitation } from '#domain/wire/invitation.ts';
import { liveTicket } from '#domain/wire/live.ts';
import * as papers from '#domain/wire/papers.ts';
import * as profile from '#domain/wire/profile.ts';
import { queuePromise } from '#domain/wire/promise.ts';
import * as refunds from '#domain/wire/refunds.ts';
import * as reports from '#domain/wire/reports.ts';
import { signOut } from '#domain/wire/sessions.ts';
import * as settings from '#domain/wire/settings.ts';
import * as staff from '#domain/wire/staff.ts';
import * as validation from '#domain/wire/validation.ts';

export type Route = { readonly method: string; readonly path: string };

/** Every route of the wire; its other exports are schemas. */
export const routes: readonly Route[] = [
  ...Object.values(api),
  ...Object.values(atelier),
  ...Object.values(reports),
  ...Object.values(concerns),
  ...Object.values(refunds),
  ...Object.values(papers),
  ...Object.values(profile),
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
  profile.readProfile,
  profile.updateProfile,
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

/** The path of a route with an id and a service or the invoice in place of its parameters. */
export const pathOf = ({ path }: Route, id: string, service = 'numerologie'): string =>
  path.replace('{id}', id).replace('{service}', service).replace('{paper}', noteId);
