/** Checks the template, because the emulator neither signs mails nor checks senders. */
import { describe, expect, it } from 'vitest';
import { grantsOf, nameOf, roleOf } from '../support/policies.ts';
import { only, stacksOf } from '../support/template.ts';

const sendMail = (stage: 'local' | 'prod') => {
  const fn = stacksOf(stage)
    .api.ofType('AWS::Lambda::Function')
    .find(({ id }) => nameOf(id) === 'MailSendMailFunction');
  if (!fn) throw new Error('no function sends mails');
  return fn;
};

describe('the senders', () => {
  const { data } = stacksOf('prod');
  const identities = data.ofType('AWS::SES::EmailIdentity');

  it('are two domains, verified by their keys, with a return path each, and survive the stacks', () => {
    const identity = (domain: string) => ({
      EmailIdentity: domain,
      FeedbackAttributes: { EmailForwardingEnabled: false },
      MailFromAttributes: { MailFromDomain: `retour.${domain}`, BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
    });
    expect(identities.map(({ Properties }) => Properties)).toEqual([
      identity('lesquatresagesses.example'),
      identity('guidance.lesquatresagesses.example'),
    ]);
    for (const { DeletionPolicy } of identities) expect(DeletionPolicy).toBe('Retain');
  });

  it('output their three DNS keys each; the emulator makes none', () => {
    const outputs = JSON.parse(data.json).Outputs;
    for (const [at, name] of ['OrdersDkimRecords', 'GuidanceDkimRecords'].entries()) {
      const tokens = [1, 2, 3].flatMap((n) => [
        { 'Fn::GetAtt': [identities[at]?.id, `DkimDNSTokenName${n}`] },
        { 'Fn::GetAtt': [identities[at]?.id, `DkimDNSTokenValue${n}`] },
      ]);
      const [, parts] = outputs[name].Value['Fn::Join'];
      expect(parts.filter((part: unknown) => part !== ' ')).toEqual(tokens);
    }
    expect(stacksOf('local').data.outputs.filter((name) => name.endsWith('DkimRecords'))).toEqual([]);
  });

  it('are the only senders that the sending function may use; the emulator knows no senders', () => {
    const sending = (stage: 'local' | 'prod') =>
      grantsOf(stacksOf(stage).api, roleOf(sendMail(stage))).filter((line) => line.includes('ses:'));
    const sets = [' configuration set: ses:SendRawEmail', 'Guidance configuration set: ses:SendRawEmail'];
    expect(sending('local')).toEqual([sets[0], '*: ses:SendRawEmail', sets[1]]);
    expect(sending('prod')).toEqual([
      ...sets,
      'sender guidance.lesquatresagesses.example: ses:SendRawEmail',
      'sender lesquatresagesses.example: ses:SendRawEmail',
    ]);
  });
});

describe('the configuration sets', () => {
  const { api } = stacksOf('prod');
  const setOf = (name: string) =>
    api.ofType('AWS::SES::ConfigurationSet').find(({ id }) => nameOf(id) === name)?.id;
  const [orders, guidance] = [setOf('MailFeedbackSet'), setOf('MailFeedbackGuidanceSet')];

  it('are one per sender, without a suppression list beside the profile’s mark', () => {
    const sets = api.ofType('AWS::SES::ConfigurationSet');
    expect(sets.map(({ id }) => id).sort()).toEqual([orders, guidance].sort());
    for (const { Properties } of sets) {
      expect(Properties).toEqual({ SuppressionOptions: { SuppressedReasons: [] } });
    }
  });

  it('report each bounce and complaint', () => {
    const destination = (set: string | undefined) => ({
      ConfigurationSetName: { Ref: set },
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce', 'complaint'],
        SnsDestination: { TopicARN: { Ref: only(api, 'AWS::SNS::Topic').id } },
      },
    });
    const made = api.ofType('AWS::SES::ConfigurationSetEventDestination');
    expect(made.map(({ Properties }) => Properties)).toEqual([destination(orders), destination(guidance)]);
  });

  it('are known to the sending function, with the sender of each', () => {
    expect(sendMail('prod').Properties).toMatchObject({
      Environment: {
        Variables: {
          MAIL_FROM: 'Les Quatre Sagesses <bonjour@lesquatresagesses.example>',
          MAIL_CONFIGURATION_SET: { Ref: orders },
          GUIDANCE_MAIL_FROM: 'Les Quatre Sagesses <guidance@guidance.lesquatresagesses.example>',
          GUIDANCE_MAIL_CONFIGURATION_SET: { Ref: guidance },
        },
      },
    });
  });
});
