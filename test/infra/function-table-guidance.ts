import { type FunctionRow, origin, session } from './function-row.ts';

const link: FunctionRow = {
  grants: [origin, 'Guidances: dynamodb:UpdateItem', 'Tokens: dynamodb:GetItem'],
  impact: 'Readers of the guidance cannot end it by its link, which the law gives them (CPCE L34-5).',
};

const choiceImpact =
  'Customers do not see since when the guidance is written to them, and cannot end it in their account.';

/** The daily guidance, in a stack of its own. */
export const guidanceFunctions: Readonly<Record<string, FunctionRow>> = {
  GuidanceAskGuidance: {
    grants: [
      origin,
      'Guidances: dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem',
      'Limits: dynamodb:UpdateItem',
      'Outbox: dynamodb:PutItem',
    ],
    impact: 'Nobody can ask for the daily guidance.',
  },
  GuidanceStopGuidance: link,
  GuidanceRefuseGuidance: link,
  GuidanceResumeGuidance: link,
  GuidanceReadChoice: {
    grants: [origin, 'Guidances: dynamodb:GetItem', 'Tokens: dynamodb:GetItem'],
    impact: choiceImpact,
  },
  GuidanceReadChoices: {
    grants: [origin, session, 'Guidances: dynamodb:GetItem'],
    impact: choiceImpact,
  },
  GuidanceSaveChoices: {
    grants: [origin, session, 'Guidances: dynamodb:GetItem dynamodb:UpdateItem'],
    impact: choiceImpact,
  },
  GuidanceSky: {
    grants: [origin],
    impact: 'The guidance page does not show today’s sky; the form works.',
  },
};
