import { type FunctionRow, member, origin } from './function-row.ts';

const unread = 'Experts do not find what they wrote: reports wait, or are written twice.';
const unsaved = 'What experts write is kept on their device only, and a colleague does not find it.';
const stateless = 'Experts cannot go back to a former text of the day.';
const passageless = 'Experts do not find the passages they keep.';
const held = 'Parts: dynamodb:ConditionCheckItem dynamodb:GetItem';

export const deskFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpReadDraft: {
    grants: [origin, ...member, 'Drafts: dynamodb:Query', 'Parts: dynamodb:GetItem'],
    impact: unread,
  },
  HttpSaveSection: {
    grants: [
      origin,
      ...member,
      'Drafts: dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem',
      held,
    ],
    impact: unsaved,
  },
  HttpSaveOutline: {
    grants: [origin, ...member, 'Drafts: dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem', held],
    impact: unsaved,
  },
  HttpDraftStates: {
    grants: [origin, ...member, 'Drafts: dynamodb:Query', 'Parts: dynamodb:GetItem'],
    impact: stateless,
  },
  HttpDraftState: {
    grants: [origin, ...member, 'Drafts: dynamodb:GetItem', 'Parts: dynamodb:GetItem'],
    impact: stateless,
  },
  HttpCheckDraft: {
    grants: [
      origin,
      ...member,
      'Accesses/by-reader: dynamodb:Query',
      'Births: dynamodb:BatchGetItem',
      'Drafts: dynamodb:Query',
      'Orders: dynamodb:BatchGetItem dynamodb:GetItem',
      'Parts: dynamodb:GetItem',
      'Passages: dynamodb:Query',
      'Sentences: dynamodb:BatchGetItem',
      'reports bucket reports/: s3:GetObject',
    ],
    impact: 'Experts are not told what keeps a report from being delivered, so none leaves the desk.',
    memory: 1024,
    timeout: 20,
  },
  HttpListPassages: { grants: [origin, ...member, 'Passages: dynamodb:Query'], impact: passageless },
  HttpSavePassage: {
    grants: [origin, ...member, 'Passages: dynamodb:PutItem dynamodb:Query'],
    impact: passageless,
  },
  HttpRemovePassage: { grants: [origin, ...member, 'Passages: dynamodb:DeleteItem'], impact: passageless },
};
