/** Facts of single communes, by INSEE code, that the sources lack. */

/** A commune overseas that has no point and another name than its chief town: the town's name at GeoNames. */
export const chiefTowns: Readonly<Record<string, string>> = {
  97501: 'Miquelon',
  97701: 'Gustavia',
  97801: 'Marigot',
  98612: 'Leava',
  98613: 'Mata-Utu',
  98711: 'Tukuhora',
  98714: 'Vaitape',
  98719: 'Rikitea',
  98720: 'Otepa',
  98722: 'Hitiaa',
  98723: 'Atuona',
  98724: 'Fare',
  98729: 'Afareaitu',
  98731: 'Taiohae',
  98740: 'Avatoru',
  98744: 'Moerai',
  98745: 'Vaitoare',
  98747: 'Afaahiti',
  98748: 'Vairao',
  98753: 'Mataura',
  98754: 'Tevaitoa',
  98809: 'Vao',
  98814: 'Wé',
  98815: 'Tadine',
  98832: 'Yaté-Barrage',
};

/** Points and zones of communes that the sources lack, or that have no town of their own name; about 3 km exact. */
export const knownPoints: Readonly<
  Record<string, readonly [latitude: number, longitude: number, zone?: string]>
> = {
  12218: [44.6, 2.4],
  14581: [49.1, -0.69],
  15035: [45.12, 2.91],
  15047: [45.13, 2.86],
  15171: [45.17, 2.98],
  27676: [49.2, 1.3],
  49126: [47.34, -1.21],
  60694: [49.32, 2],
  69114: [45.97, 4.66],
  85165: [46.8, -1.13],
  98713: [-15.25, -146.75],
  98716: [-16.06, -145.62],
  98717: [-15.82, -140.88],
  98718: [-10.49, -138.64, 'Pacific/Marquesas'],
  98721: [-17.6, -142.61],
  98726: [-16.63, -143.57],
  98727: [-16.45, -152.25],
  98728: [-14.46, -146.07],
  98730: [-14.17, -141.23],
  98732: [-19.28, -138.77],
  98734: [-17.75, -149.53],
  98737: [-14.82, -138.82],
  98739: [-23.87, -147.67],
  98741: [-27.62, -144.33],
  98742: [-22.65, -152.81],
  98743: [-18.51, -136.38],
  98746: [-9.94, -139.1, 'Pacific/Marquesas'],
  98749: [-14.46, -144.97],
  98750: [-16.83, -151.37],
  98751: [-17.35, -138.45],
  98752: [-17.76, -149.41],
  98755: [-20.78, -138.56],
  98756: [-8.91, -139.55, 'Pacific/Marquesas'],
  98757: [-9.4, -140.06, 'Pacific/Marquesas'],
  98801: [-19.72, 163.66],
  98806: [-21.66, 165.77],
  98833: [-21.39, 165.82],
};

/** Names under which births were registered before the commune was renamed. */
export const formerNames: Readonly<Record<string, readonly string[]>> = {
  34301: ['Cette'],
  51108: ['Châlons-sur-Marne'],
};
