/** French names of the United States whose English name differs. */
export const stateNames: Readonly<Record<string, string>> = {
  California: 'Californie',
  Florida: 'Floride',
  Georgia: 'Géorgie',
  Hawaii: 'Hawaï',
  Louisiana: 'Louisiane',
  'New Mexico': 'Nouveau-Mexique',
  'North Carolina': 'Caroline du Nord',
  'North Dakota': 'Dakota du Nord',
  Pennsylvania: 'Pennsylvanie',
  'South Carolina': 'Caroline du Sud',
  'South Dakota': 'Dakota du Sud',
  Virginia: 'Virginie',
  'West Virginia': 'Virginie-Occidentale',
};
