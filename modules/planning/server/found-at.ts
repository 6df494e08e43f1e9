import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  {
    table: 'planning.plan_row',
    // The list is of the plan itself; what a scenario would have stands in that scenario.
    shown: 'case when t.scenario_id is null then t.id end',
    screen: '/planning/AnnualPlan',
    by: { class_room_kind_id: 'ClassRoomKindID' },
  },
  { table: 'planning.class_room', screen: '/Setting/ClassRoom', by: { kind_id: 'KindID' } },
  {
    table: 'planning.class_room_facility',
    of: 'class_room_id',
    screen: '/Setting/ClassRoom',
    by: { facility_id: 'FacilityID' },
  },
]
