import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  {
    table: 'catalogue.course',
    screen: '/Course/:ID?',
    by: {
      category_id: 'CategoryID',
      level_id: 'LevelID',
      type_id: 'TypeID',
      provider_id: 'ProviderID',
      training_strategy_id: 'TrainingStrategyID',
    },
  },
  { table: 'catalogue.course_further_type', of: 'course_id', screen: '/Course/:ID?', by: { type_id: 'TypeID' } },
  { table: 'catalogue.course_area', of: 'course_id', screen: '/Course/:ID?', by: { area_id: 'AreaID' } },
  { table: 'catalogue.material', of: 'course_id', screen: '/Course/:ID?', by: { type_id: 'MaterialTypeID' } },
  {
    table: 'catalogue.evaluation_mean',
    of: 'course_id',
    // What a course has left out bears on none of its classes, so its list does not go by it.
    shown: 'case when not t.is_left_out then t.course_id end',
    screen: '/Course/:ID?',
    by: { participation_type_id: 'ParticipationTypeID' },
  },
  { table: 'catalogue.course_facility', of: 'course_id', screen: '/Course/:ID?', by: { facility_id: 'FacilityID' } },
]
