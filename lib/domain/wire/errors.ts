import { errorTexts } from '../texts/errors.ts';

/** Codes of the error envelope `{error: {code, message}}`, each with its HTTP status. */
export const errorStatuses = {
  invalid_request: 400,
  selection_invalid: 400,
  email_mismatch: 400,
  terms_outdated: 409,
  amount_mismatch: 409,
  attempt_changed: 409,
  due_date_later: 409,
  discipline_closed: 409,
  already_paid: 409,
  payment_pending: 409,
  already_registered: 409,
  already_taken: 409,
  already_delivered: 409,
  already_staff: 409,
  staff_left: 409,
  last_administrator: 409,
  part_over: 409,
  questions_open: 409,
  correction_open: 409,
  correction_used: 409,
  correction_unsaid: 409,
  margin_closed: 409,
  margin_full: 409,
  margin_answered: 409,
  birth_fixed: 409,
  birth_asked: 409,
  request_changed: 409,
  memos_full: 409,
  draft_changed: 409,
  conventions_changed: 409,
  sections_full: 409,
  passages_full: 409,
  link_invalid: 400,
  wrong_code: 400,
  invalid_day: 400,
  guidance_received: 409,
  guidance_stopped: 409,
  report_unchecked: 409,
  report_short: 409,
  report_names_others: 409,
  report_incomplete: 409,
  report_stale: 409,
  not_typeset: 409,
  refunded: 409,
  code_unknown: 404,
  email_unverified: 409,
  order_not_found: 404,
  refund_under_way: 409,
  refund_too_large: 409,
  refund_moved: 409,
  signed_out: 401,
  sign_in_again: 403,
  wrong_password: 403,
  factor_enrolled: 409,
  forbidden: 403,
  not_found: 404,
  too_large: 413,
  too_many: 429,
  payment_unavailable: 502,
  unexpected: 500,
} as const;
export type ErrorCode = keyof typeof errorStatuses;

/** The only error whose message (French) reaches customers; every other one becomes a fixed 500. */
export class ShopError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string = errorTexts[code]) {
    super(message);
    this.name = 'ShopError';
    this.code = code;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** The value, or the refusal when there is none. */
export const orRefuse = <Value>(value: Value | undefined, code: ErrorCode): Value => {
  if (value === undefined) throw new ShopError(code);
  return value;
};
