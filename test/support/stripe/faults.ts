type FaultDetails = {
  readonly code?: string;
  readonly param?: string;
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly headers?: Readonly<Record<string, string>>;
};

/** An error answer of Stripe: HTTP status and the envelope `{error: {type, code?, param?, message}}`. */
export class StripeFault extends Error {
  readonly status: number;
  readonly details: FaultDetails;

  constructor(status: number, message: string, details: FaultDetails = {}) {
    super(message);
    this.name = 'StripeFault';
    this.status = status;
    this.details = details;
  }
}

/** Parameters that Stripe refuses before an endpoint runs: no idempotent answer is stored. */
export class ParameterFault extends StripeFault {
  constructor(message: string, code: string | undefined, param: string | undefined) {
    super(400, message, { ...(code ? { code } : {}), ...(param ? { param } : {}) });
    this.name = 'ParameterFault';
  }
}

export const missingResource = (kind: string, id: string, param: string): StripeFault =>
  new StripeFault(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });

export const unexpectedFault = (): StripeFault =>
  new StripeFault(500, 'An unknown error occurred.', { type: 'api_error' });

/** The envelope as JSON. */
export const faultBody = (fault: StripeFault): string => {
  const { code, param, type = 'invalid_request_error' } = fault.details;
  const documentation = code
    ? { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
    : {};
  return JSON.stringify({
    error: { ...documentation, message: fault.message, ...(param ? { param } : {}), type },
  });
};
