/** The one facet of a lineage search. DataHub lists the degrees without counting them. */
export const degreeFacet: unknown = {
  field: 'degree',
  displayName: 'Degree of Dependencies',
  aggregations: ['1', '2', '3+'].map((value) => ({ value, count: 0, displayName: null })),
};
