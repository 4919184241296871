import { type FunctionRow, member, origin, session } from './function-row.ts';

const limits = 'Limits: dynamodb:UpdateItem';
const noWithdrawal =
  'Customers cannot withdraw from their contract online, which the law gives them (L221-21).';
const changing = [
  'Orders: dynamodb:GetItem dynamodb:UpdateItem',
  'Outbox: dynamodb:PutItem',
  'Parts: dynamodb:Query dynamodb:UpdateItem',
  'Refunds: dynamodb:GetItem dynamodb:PutItem dynamodb:Query',
  'secret stripe-key: ssm:GetParameter',
];

/** Withdrawals, refunds by administrators, and the sweep for unfinished refunds. */
export const refundFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpFindWithdrawal: {
    grants: [
      origin,
      session,
      limits,
      'Orders/by-user: dynamodb:Query',
      'Orders: dynamodb:GetItem',
      'Parts: dynamodb:Query',
      'pool: cognito-idp:AdminGetUser',
    ],
    impact: noWithdrawal,
  },
  HttpWithdraw: {
    grants: [
      origin,
      limits,
      ...changing,
      'Orders/by-user: dynamodb:Query',
      'Profiles: dynamodb:GetItem',
      'pool: cognito-idp:AdminGetUser',
    ],
    impact: noWithdrawal,
    timeout: 25,
  },
  HttpRefundOrder: {
    grants: [origin, ...changing, ...member],
    impact: 'Administrators cannot refund: only Stripe’s own dashboard still does.',
    timeout: 25,
  },
  RefundsSweepRefundsService: {
    grants: [...changing, 'Refunds/awaiting: dynamodb:Query'],
    impact: 'Customers wait for money that was promised: refunds that Stripe missed are not asked for again.',
    timeout: 120,
  },
};
