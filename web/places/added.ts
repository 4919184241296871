import { overseas } from '#domain/births/french-territories.ts';
import type { Entry } from './entry.ts';

/**
 * Places that no source lists and people name as their birthplace: quarters and islands overseas, by department, and
 * communes of Algeria under the names of both days. A line: name, former name or nothing, latitude, longitude, and the
 * zone where it is not that of the territory.
 */
const added: Readonly<Record<string, string>> = {
  971: `Saint-François Raisins-Clairs,,16.25,-61.28
Marie-Galante,,15.94,-61.27
Les Saintes,,15.87,-61.58
Bas-du-Fort,,16.22,-61.52`,
  974: `Sainte-Clotilde,,-20.89,55.48
Le Chaudron,,-20.9,55.5
La Montagne,,-20.89,55.42
Saint-Gilles-les-Bains,,-21.05,55.22
Saint-Gilles-les-Hauts,,-21.03,55.25
La Saline-les-Bains,,-21.09,55.24
Piton Saint-Leu,,-21.22,55.32
La Rivière Saint-Louis,,-21.26,55.42
Terre-Sainte,,-21.34,55.49
La Plaine-des-Cafres,,-21.2,55.57`,
  986: `Wallis,,-13.28,-176.2
Futuna,,-14.28,-178.15`,
  987: `Tahiti,,-17.65,-149.45
Moorea,,-17.53,-149.83
Raiatea,,-16.73,-151.44
Taravao,,-17.73,-149.3
Taiohae,,-8.91,-140.1,Pacific/Marquesas`,
  988: `Grande Terre,,-21.3,165.5`,
  DZ: `El Harrach,Maison-Carrée,36.72,3.14
Hussein Dey,Hussein-Dey,36.74,3.09
Bab El Oued,Bab-el-Oued,36.79,3.05
Kouba,,36.73,3.08
El Biar,,36.77,3.03
Bologhine,Saint-Eugène,36.8,3.04
Bir Mourad Raïs,Birmandreïs,36.74,3.05
Bouzaréah,,36.79,3.02
Staouéli,,36.76,2.89
Azeffoun,Port-Gueydon,36.9,4.42
Isser,Isserville,36.72,3.67
Si Mustapha,Félix-Faure,36.72,3.61
Baghlia,Rébeval,36.81,3.86
Tigzirt,,36.89,4.12
Attatba,,36.57,2.67
Aïn Tagourait,Bérard,36.6,2.61
Sidi Ghiles,Novi,36.58,2.12
Gouraya,,36.57,1.91
Beni Haoua,Francis-Garnier,36.53,1.57
Boghar,,35.91,2.72
Bordj Bounaama,Molière,35.85,1.62
Rahouia,Montgolfier,35.53,1.02
Aïn Tédelès,,36,0.3
Misserghin,,35.62,-0.73
Oued Tlelat,Sainte-Barbe-du-Tlélat,35.55,-0.45`,
};

const zones: Readonly<Record<string, string>> = { DZ: 'Africa/Algiers' };

const countryNames = new Intl.DisplayNames(['fr'], { type: 'region' });

/** The places above, without those that the sources list meanwhile. */
export const addedEntries = (departments: ReadonlyMap<string, string>): Entry[] =>
  Object.entries(added).flatMap(([territory, lines]) => {
    const [country, zone] = overseas[territory] ?? [territory, zones[territory] ?? ''];
    const label = departments.get(territory) ?? countryNames.of(country) ?? country;
    return lines.split('\n').map((line): Entry => {
      const [name = '', former = '', latitude, longitude, ownZone = zone] = line.split(',');
      return {
        id: `n${territory}-${name}`,
        name,
        aliases: [],
        knownNames: former === '' ? [] : [former],
        detail: [label, country],
        latitude: Number(latitude),
        longitude: Number(longitude),
        zone: ownZone,
        population: 1000,
        isFrench: country !== territory,
      };
    });
  });
