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
  98750: 'Avera',
  98753: 'Mataura',
  98754: 'Tevaitoa',
  98809: 'Vao',
  98814: 'Wé',
  98815: 'Tadine',
  98832: 'Yaté-Barrage',
};

/** Names under which births were registered before the commune was renamed. */
export const formerNames: Readonly<Record<string, readonly string[]>> = {
  34301: ['Cette'],
  51108: ['Châlons-sur-Marne'],
};
