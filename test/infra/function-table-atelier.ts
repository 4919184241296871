import { addressChange, type FunctionRow, origin } from './function-row.ts';

/** Staff is asked who it is; the order's owner is told by its version. */
const member = [origin, 'Profiles: dynamodb:GetItem'];
const moves = ['Orders: dynamodb:UpdateItem', 'Parts: dynamodb:GetItem dynamodb:UpdateItem'];
const knowsExperts = [
  origin,
  'Profiles: dynamodb:BatchGetItem dynamodb:GetItem',
  'pool: cognito-idp:ListUsersInGroup',
];
const untaken = 'Experts cannot take or hand over parts: orders wait although somebody is there.';
const unsettled = 'Experts cannot write down an absence: promised dates count days on which nobody writes.';
const unruled = 'Administrators find no order and cannot reassign one.';

export const atelierFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpAtelierQueue: {
    grants: [...member, 'Parts: dynamodb:BatchGetItem', 'Parts/queue: dynamodb:Query'],
    impact: 'Experts do not see what waits: orders are delivered late.',
  },
  HttpTakePart: { grants: [...member, ...moves], impact: untaken },
  HttpHandOverPart: { grants: [...knowsExperts, ...moves], impact: untaken },
  HttpOpenPart: {
    grants: [...member, 'Accesses: dynamodb:PutItem', 'Orders: dynamodb:GetItem', 'Parts: dynamodb:GetItem'],
    impact: 'Experts do not get the birth data of the parts they took: nothing new is written.',
  },
  HttpAddNote: {
    grants: [...member, 'Parts: dynamodb:GetItem dynamodb:UpdateItem'],
    impact: 'Experts cannot leave notes for colleagues.',
  },
  HttpAtelierOrders: {
    grants: [
      origin,
      'Orders: dynamodb:Scan',
      'Parts: dynamodb:BatchGetItem',
      'Profiles: dynamodb:BatchGetItem dynamodb:GetItem',
      'Refunds: dynamodb:Query',
    ],
    impact: unruled,
  },
  HttpCorrectEmail: {
    grants: [
      origin,
      ...addressChange,
      'Accesses: dynamodb:PutItem',
      'Orders: dynamodb:BatchGetItem dynamodb:GetItem dynamodb:UpdateItem',
    ],
    impact: 'Administrators cannot correct the address of a customer who gets no mail.',
  },
  HttpAtelierSettings: { grants: [...member, 'Concerns: dynamodb:GetItem'], impact: unsettled },
  HttpSaveSettings: { grants: [...member, 'Concerns: dynamodb:UpdateItem'], impact: unsettled },
  HttpAtelierExperts: { grants: knowsExperts, impact: unruled },
};
