import { expect, it } from 'vitest';
import { mailZoneSchema } from '#domain/mail-form.ts';
import { zoneGroups } from '#web/pages/compte/own-data-texts.ts';
import { zoneLabel } from '#web/pages/compte/profile-parts.tsx';

it('every zone of the list is one that mails can use, and stands in it once, in the order of the alphabet', () => {
  const zones = zoneGroups.flatMap((group) => Object.keys(group.zones));
  expect(zones.filter((zone) => !mailZoneSchema.safeParse(zone).success)).toEqual([]);
  expect(new Set(zones).size).toBe(zones.length);
  for (const { zones: named } of zoneGroups) {
    const places = Object.values(named);
    expect(places).toEqual([...places].sort((left, right) => left.localeCompare(right, 'fr')));
  }
});

it.each([
  ['Indian/Reunion', 'La Réunion'],
  ['Asia/Almaty', 'Almaty (heure du Kazakhstan)'],
  ['America/Argentina/Ushuaia', 'Ushuaia (heure d’Argentine)'],
  ['Mars/Olympus_Mons', 'Olympus Mons'],
])('%s is called «%s»', (zone, label) => {
  expect(zoneLabel(zone).replace(/\s/g, ' ')).toBe(label);
});
