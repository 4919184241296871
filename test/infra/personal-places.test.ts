/** The list of places with personal data contains every table and every bucket. */
import { expect, it } from 'vitest';
import { personalPlaces } from '#domain/texts/personal-places.ts';
import { nameOf } from '../support/policies.ts';
import { stacksOf } from '../support/template.ts';

const stacks = Object.values(stacksOf('prod'));
const made = (type: string, ending: RegExp): string[] =>
  stacks
    .flatMap((stack) => stack.ofType(type))
    .map(({ id }) => nameOf(id).replace(ending, ''))
    .sort();
const listed = (kind: (typeof personalPlaces)[number]['kind']): string[] =>
  personalPlaces
    .filter((place) => place.kind === kind)
    .map(({ name }) => name)
    .sort();

it.each([
  ['table', 'AWS::DynamoDB::Table', /Table$/],
  ['bucket', 'AWS::S3::Bucket', /Bucket$/],
] as const)('every %s of the stacks has its entry in the list', (kind, type, ending) => {
  expect(made(type, ending)).toEqual(listed(kind));
});

it('there is one pool, and it has its entry', () => {
  expect(made('AWS::Cognito::UserPool', /Pool$/)).toEqual(['Accounts']);
  expect(listed('pool')).toEqual(['Pool']);
});
