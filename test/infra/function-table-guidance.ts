import { type FunctionRow, origin } from './function-row.ts';

const link: FunctionRow = {
  grants: [origin, 'Guidances: dynamodb:UpdateItem', 'Tokens: dynamodb:GetItem'],
  impact: 'Readers of the guidance cannot end it by its link, which the law gives them (CPCE L34-5).',
};

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
  GuidanceSky: {
    grants: [origin],
    impact: 'The guidance page does not show today’s sky; the form works.',
  },
};
