import { signUpMark } from '#domain/sign-up-mark.ts';

/** Only our sign-up writes this attribute; accounts created otherwise do not have it. */
export const signUpAttribute = (Value: 'begun' | 'complete') => ({ Name: `custom:${signUpMark}`, Value });

type Attributes = readonly { Name?: string | undefined; Value?: string | undefined }[];

export const attributeOf = (attributes: Attributes | undefined, name: string): string | undefined =>
  attributes?.find((attribute) => attribute.Name === name)?.Value;

export const subjectOf = (attributes: Attributes | undefined): string => {
  const sub = attributeOf(attributes, 'sub');
  if (!sub) throw new Error('the account has no subject');
  return sub;
};
