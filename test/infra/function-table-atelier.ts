import { addressChange, type FunctionRow, member, origin } from './function-row.ts';

/** The order's version informs its customer's page. */
const moves = ['Orders: dynamodb:UpdateItem', 'Parts: dynamodb:GetItem dynamodb:UpdateItem'];
const corrections = [
  'Births: dynamodb:GetItem dynamodb:PutItem',
  'Issues: dynamodb:DeleteItem dynamodb:PutItem',
  'Orders: dynamodb:GetItem dynamodb:UpdateItem',
  'Parts: dynamodb:Query dynamodb:UpdateItem',
];
const knowsExperts = [origin, 'Profiles: dynamodb:GetItem', 'Staff: dynamodb:GetItem dynamodb:Scan'];
const untaken = 'Experts cannot take or hand over parts: orders wait although somebody is there.';
const unsettled = 'Experts cannot write down an absence: due dates count days on which nobody writes.';
const unruled = 'Administrators find no order and cannot reassign one.';

export const atelierFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpAtelierQueue: {
    grants: [origin, ...member, 'Parts: dynamodb:BatchGetItem', 'Parts/queue: dynamodb:Query'],
    impact: 'Experts do not see what waits: orders are delivered late.',
  },
  HttpTakePart: { grants: [origin, ...member, ...moves], impact: untaken },
  HttpHandOverPart: { grants: [...knowsExperts, ...moves], impact: untaken },
  HttpOpenPart: {
    grants: [
      origin,
      ...member,
      'Accesses: dynamodb:PutItem',
      'Births: dynamodb:GetItem dynamodb:UpdateItem',
      'Orders: dynamodb:GetItem',
      'Parts: dynamodb:GetItem',
    ],
    impact: 'Experts do not get the birth data of the parts they took: nothing new is written.',
  },
  HttpCorrectBirth: {
    grants: [
      origin,
      ...corrections,
      'Accesses: dynamodb:PutItem dynamodb:Query',
      'Limits: dynamodb:UpdateItem',
      'Profiles: dynamodb:GetItem',
      'Requests: dynamodb:PutItem dynamodb:UpdateItem',
    ],
    impact: 'Customers cannot correct a birth: a report may be written for the wrong one.',
  },
  HttpDecideBirth: {
    grants: [
      origin,
      ...member,
      ...corrections,
      'Accesses: dynamodb:PutItem',
      'Outbox: dynamodb:PutItem',
      'Requests: dynamodb:UpdateItem',
    ],
    impact: 'Nobody can answer a request to correct a birth: its parts cannot be delivered.',
  },
  HttpAddMemo: {
    grants: [origin, ...member, 'Parts: dynamodb:GetItem dynamodb:UpdateItem'],
    impact: 'Experts cannot leave memos for colleagues.',
  },
  HttpAtelierOrders: {
    grants: [
      origin,
      'Orders: dynamodb:Scan',
      'Parts: dynamodb:BatchGetItem',
      'Profiles: dynamodb:BatchGetItem dynamodb:GetItem',
      'Refunds: dynamodb:Query',
      'Staff: dynamodb:GetItem',
    ],
    impact: unruled,
  },
  HttpCorrectEmail: {
    grants: [
      origin,
      ...addressChange,
      'Accesses: dynamodb:PutItem',
      'Orders: dynamodb:BatchGetItem dynamodb:GetItem dynamodb:UpdateItem',
      'Staff: dynamodb:GetItem',
    ],
    impact: 'Administrators cannot correct the address of a customer who gets no mail.',
  },
  HttpAtelierSettings: { grants: [origin, ...member, 'Issues: dynamodb:Query'], impact: unsettled },
  HttpSaveMailHour: {
    grants: [origin, 'Profiles: dynamodb:GetItem', 'Staff: dynamodb:GetItem dynamodb:UpdateItem'],
    impact: 'Nobody in the atelier can choose when its mails come.',
  },
  HttpSaveSettings: { grants: [origin, ...member, 'Issues: dynamodb:UpdateItem'], impact: unsettled },
  HttpCloseDiscipline: {
    grants: [origin, ...member, 'Issues: dynamodb:DeleteItem dynamodb:PutItem dynamodb:Query'],
    impact: 'Nobody can close a discipline: what nobody can write goes on being sold.',
  },
  HttpCloseIssue: { grants: [origin, 'Issues: dynamodb:DeleteItem', ...member], impact: unruled },
  HttpAtelierExperts: { grants: knowsExperts, impact: unruled },
};
