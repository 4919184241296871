import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callsOfACustomer, firewallRate, type Limit, limits, neighbours, rates } from '#domain/limits.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { mailsAsked, tooManyFor } from '#domain/texts/errors.ts';
import { bucketsOf } from '#lambdas/storage/limits.ts';
import { networksOf } from '#lambdas/storage/networks.ts';

const all: readonly Limit[] = Object.values(limits);
const ofNetwork = all.filter(({ key }) => key === 'network');

describe('the table of limits', () => {
  it('names each once', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('lets a thousand customers of one address sign up, pay, return, verify and read within an hour', () => {
    expect(neighbours).toBe(1000);
    const way = [
      'sign-up',
      'verification',
      'validation-link',
      'report-link',
      'reset',
      'choose-password',
      'guidance',
    ];
    const narrow = ofNetwork.filter(({ atOnce, perHour }) => Math.min(atOnce, perHour) < neighbours);
    expect(narrow.map(({ name }) => name).sort()).toEqual(['contact', 'email-change-network']);
    expect(ofNetwork.map(({ name }) => name)).toEqual(expect.arrayContaining(way));
    expect(limits.payment.key).toBe('account');
  });

  it('lets their calls through the firewall, and a few addresses cannot use up a route’s rate', () => {
    const perHour = (firewallRate.requests * 3600) / firewallRate.seconds;
    expect(perHour).toBeGreaterThanOrEqual(1.5 * neighbours * callsOfACustomer);
    const perSecond = firewallRate.requests / firewallRate.seconds;
    expect(rates.visitors.perSecond / perSecond).toBeGreaterThanOrEqual(48);
  });

  it('gives an address three mails of a purpose at once, then one in 20 minutes, and its mailbox twelve', () => {
    const ofMails = all.filter(({ key }) => key === 'mailbox');
    expect(ofMails.map(({ name }) => name).sort()).toEqual([
      'contact-receipt',
      'email-change-mail',
      'guidance-mail',
      'reset-mail',
      'sign-up-mail',
      'validation-mail',
    ]);
    for (const limit of ofMails) {
      const [own, mailbox] = bucketsOf(limit, 'a+1@exemple.fr');
      expect([own, mailbox]).toMatchObject([
        { atOnce: 3, every: 20 * 60_000 },
        { atOnce: 12, every: 48 * 60_000 },
      ]);
      const [other, same] = bucketsOf(limit, 'a+2@exemple.fr');
      expect([other?.id === own?.id, same?.id === mailbox?.id]).toEqual([false, true]);
    }
  });

  it('names the wait, and says that the sent mails are valid', () => {
    expect(tooManyFor(20 * 60_000)).toBe('Trop de tentatives. Patientez 20\u00a0minutes, puis réessayez.');
    expect(tooManyFor(1)).toContain('une minute');
    expect(mailsAsked(61_000)).toContain('ouvrez l’un d’eux, ou réessayez dans 2\u00a0minutes.');
  });
});

describe('the mailbox of an address', () => {
  const letters = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const domain = fc.stringMatching(/^[a-z0-9]{1,10}\.(fr|com|re)$/);

  it('is the same in any case and with any plus suffix', () => {
    fc.assert(
      fc.property(letters, letters, domain, (local, tag, host) => {
        const address = `${local}@${host}`;
        expect(mailboxOf(address)).toBe(address);
        expect(mailboxOf(address.toUpperCase())).toBe(address);
        expect(mailboxOf(`${local}+${tag}@${host}`)).toBe(address);
        expect(mailboxOf(`${local}+${tag}+${tag}@${host}`)).toBe(address);
      }),
    );
  });

  it('ignores dots at Gmail, and keeps them elsewhere', () => {
    fc.assert(
      fc.property(letters, letters, domain, (left, right, host) => {
        const plain = mailboxOf(`${left}${right}@gmail.com`);
        expect(plain).toBe(`${left}${right}@gmail.com`);
        expect(mailboxOf(`${left}.${right}@gmail.com`)).toBe(plain);
        expect(mailboxOf(`${left}.${right}+x@GoogleMail.com`)).toBe(plain);
        expect(mailboxOf(`${left}.${right}@x${host}`)).toBe(`${left}.${right}@x${host}`);
      }),
    );
  });

  it('differs for another name or host', () => {
    fc.assert(
      fc.property(letters, letters, domain, domain, (one, other, host, otherHost) => {
        fc.pre(one !== other && host !== otherHost);
        expect(mailboxOf(`${one}@${host}`)).not.toBe(mailboxOf(`${other}@${host}`));
        expect(mailboxOf(`${one}@${host}`)).not.toBe(mailboxOf(`${one}@${otherHost}`));
      }),
    );
  });

  it('keeps a name that begins with a plus', () => {
    expect(mailboxOf('+camille@exemple.fr')).toBe('+camille@exemple.fr');
  });
});

describe('the networks of an address', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const group = fc.integer({ min: 0, max: 0xffff });
  const prefixes = (address: string) => networksOf(address).map(({ prefix }) => prefix);

  it('are the address and its /24 with IPv4', () => {
    fc.assert(
      fc.property(byte, byte, byte, byte, byte, (a, b, c, d, e) => {
        const [own, wide] = prefixes(`${a}.${b}.${c}.${d}`);
        const [other, same] = prefixes(`${a}.${b}.${c}.${e}`);
        expect([other === own, same]).toEqual([d === e, wide]);
        expect(prefixes(`${a}.${b}.${(c + 1) % 256}.${d}`)[1]).not.toBe(wide);
      }),
    );
  });

  it('are the same for IPv4 written as IPv6', () => {
    expect(networksOf('::ffff:203.0.113.7')).toEqual(networksOf('203.0.113.7'));
    expect(networksOf('::FFFF:203.0.113.7')).toEqual(networksOf('203.0.113.7'));
    expect(prefixes('::ffff:203.0.113.7')).not.toEqual(prefixes('::ffff:198.51.100.7'));
  });

  it('are /64, /56 and /48 with IPv6, because a visitor can change the rest', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), byte, group, (groups, low, host) => {
        const text = (values: readonly number[]) => values.map((value) => value.toString(16)).join(':');
        const [a = 0, b = 0, c = 0, d = 0] = groups;
        const own = prefixes(text(groups));
        expect(prefixes(text([a, b, c, d, host, host, host, host]))).toEqual(own);
        const moved = prefixes(
          text([a, b, c, (d & 0xff00) | ((d + 1 + (low % 255)) & 0xff), ...groups.slice(4)]),
        );
        expect([moved[0] === own[0], moved[1], moved[2]]).toEqual([false, own[1], own[2]]);
        const site = prefixes(text([a, b, c, d ^ 0x0100, ...groups.slice(4)]));
        expect([site[1] === own[1], site[2]]).toEqual([false, own[2]]);
        expect(prefixes(text([a, b, c ^ 1, d, ...groups.slice(4)]))[2]).not.toBe(own[2]);
      }),
    );
  });

  it.each([
    ['2001:db8::1', '2001:0db8:0000:0000:0000:0000:0000:0002'],
    ['2001:DB8:0:12ff::', '2001:db8:0:12ff:1::1'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['fe80::', 'fe80::1:2:3'],
  ])('%s and %s are in the same ones', (left, right) => {
    expect(networksOf(left)).toEqual(networksOf(right));
  });

  it('allow more uses the wider they are', () => {
    for (const address of ['203.0.113.7', '2001:db8::1']) {
      const uses = bucketsOf(limits.signUp, address).map(({ atOnce }) => atOnce);
      expect(uses).toEqual(address.includes(':') ? [1000, 2000, 8000] : [1000, 8000]);
    }
  });
});
