import { type FunctionRow, origin } from './function-row.ts';

const limits = 'Limits: dynamodb:UpdateItem';
const unclosed = 'Customers cannot close their account; they have to ask for it in writing.';
const answered = 'Requests: dynamodb:Query dynamodb:UpdateItem';
const lostByWish = 'Customers who changed their mind lose their account; help them within 72 hours.';
const held = ['Orders/by-user: dynamodb:Query', 'Orders: dynamodb:BatchGetItem', 'Parts: dynamodb:Query'];

/** «Fermer mon compte» and its two ways back. */
export const closingFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpReadClosing: {
    grants: [origin, ...held, 'Profiles: dynamodb:GetItem'],
    impact: unclosed,
  },
  HttpAskClosing: {
    grants: [
      origin,
      ...held,
      'Outbox: dynamodb:PutItem',
      'Profiles: dynamodb:GetItem dynamodb:UpdateItem',
      'Requests: dynamodb:PutItem',
      'Tokens: dynamodb:GetItem',
      limits,
    ],
    impact: unclosed,
  },
  HttpKeepAccount: {
    grants: [origin, ...held, 'Profiles: dynamodb:GetItem dynamodb:UpdateItem', answered],
    impact: lostByWish,
  },
  HttpKeepByLink: {
    grants: [
      origin,
      'Profiles: dynamodb:GetItem dynamodb:UpdateItem',
      'Tokens: dynamodb:GetItem',
      answered,
      limits,
    ],
    impact: lostByWish,
  },
};
