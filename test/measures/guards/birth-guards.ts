import type { Guard } from './guard.ts';

const births = ['test/unit/lambdas/births/correct.test.ts'];

/** Guards of corrected births. */
export const birthGuards: readonly Guard[] = [
  {
    name: 'expert of a corrected birth',
    protects: 'Only an expert of the order or an administrator answers a request to correct its birth.',
    file: 'lambdas/births/decide.ts',
    text: "if (!(isExpert || me.isAdministrator)) throw new ShopError('forbidden');",
    without: '',
    tests: births,
  },
  {
    name: 'opening before a decision',
    protects: 'An expert who has not opened a part of the order reads no birth by answering a request.',
    file: 'lambdas/births/decide.ts',
    text: '&& isRead(part)',
    without: '',
    tests: births,
  },
  {
    name: 'birth from administrators',
    protects: 'An administrator answers a request without reading the birth.',
    file: 'lambdas/births/decide.ts',
    text: 'return isExpert ? answerOf(after) : {};',
    without: 'return answerOf(after);',
    tests: births,
  },
  {
    name: 'customer of a corrected birth',
    protects: 'Nobody corrects the birth of another customer’s order.',
    file: 'lambdas/births/correct.ts',
    text: "if (order?.user_id !== actor.userId) throw new ShopError('not_found');",
    without: '',
    tests: births,
  },
  {
    name: 'opening before a correction',
    protects: 'A birth that an expert has read does not change without the expert.',
    file: 'lambdas/births/correct.ts',
    text: 'if (!opened) return corrected',
    without: 'return corrected',
    tests: births,
  },
  {
    name: 'delivery before the answer',
    protects: 'No report is delivered for a birth that its customer wants corrected.',
    file: 'lambdas/reports/deliver-part.ts',
    text: "if (part.birth_asked_at !== undefined) throw new ShopError('birth_asked');",
    without: '',
    tests: ['test/unit/lambdas/reports/deliver-part-route.test.ts'],
  },
  {
    name: 'account under an order',
    protects: 'An order replaces nothing that the account says of its owner, unless the owner was asked.',
    file: 'web/src/pages/checkout/use-own-question.tsx',
    text: "if (differences.length === 0) return 'change';",
    without: "if (differences.length < 9) return 'change';",
    tests: ['test/component/checkout-own-data.test.ts'],
  },
  {
    name: 'birth under another name',
    protects: 'A sign-in within the checkout adds no birth of the account to the name that was typed.',
    file: 'web/src/pages/checkout/use-details.ts',
    text: 'if (contradicts(typed.firstName, first_name) || contradicts(typed.lastName, last_name)) return {};',
    without: '',
    tests: ['test/unit/web/checkout/prefill.test.ts'],
  },
  {
    name: 'two clocks of one hour',
    protects: 'An hour about which sources differ is not called certain.',
    file: 'lib/domain/births/read-birth.ts',
    text: 'if (why && others.some((other) => textOf(other) !== textOf(legal)))',
    without: "if (why === 'divided' && others.some((other) => textOf(other) !== textOf(legal)))",
    tests: ['test/unit/domain/births/place-clocks.test.ts'],
  },
  {
    name: 'history of a region',
    protects:
      'A place has the whole history of its legal time, also where its zone agrees with a neighbour since 1970 only.',
    file: 'web/places/world.ts',
    text: 'zone: historyZoneOf(town),',
    without: 'zone: town.timezone || historyZoneOf(town),',
    tests: ['test/infra/clocks.test.ts'],
  },
];
