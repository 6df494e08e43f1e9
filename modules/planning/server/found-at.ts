import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  { table: 'planning.plan_row', screen: '/planning/AnnualPlan' },
  { table: 'planning.class_room', screen: '/Setting/ClassRoom', by: { kind_id: 'KindID' } },
  {
    table: 'planning.class_room_facility',
    of: 'class_room_id',
    screen: '/Setting/ClassRoom',
    by: { facility_id: 'FacilityID' },
  },
]
