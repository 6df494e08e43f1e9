/* What the first page of a visit needs of lookups; all else stands in `registry.ts`, which pages fetch. */

export const lookupKeys = [
  'Language',
  'Nationality',
  'Country',
  'Currency',
  'CourseCategory',
  'CourseLevel',
  'CourseType',
  'CourseAreaOfStudy',
  'ClassRoomKind',
  'Facility',
  'ExamType',
  'QuestionLevel',
  'Category',
  'ContactType',
  'EducationDegree',
  'IndustrySector',
  'PaymentType',
  'UserTitle',
  'MaritalStatus',
  'MaterialType',
  'InstructorStatus',
  'ParticipationType',
  'TrainingStrategy',
  'RequestLocation',
  'Provider',
  'ResultBand',
  'RoomType',
  'RoomFacility',
  'AdditionalFacility',
  'Hotel',
  'Status',
  'QuestionType',
  'DocumentCategory',
  'ProposalStatus',
  'AssessmentType',
  'CategoryAssessment',
] as const
export type LookupKey = (typeof lookupKeys)[number]

/** Published elsewhere than at `/Setting/` with its own name. What has a tab is a part of that page and has none of its own. */
const odd: Partial<Record<LookupKey, `/Setting/${string}`>> = {
  ClassRoomKind: '/Setting/ClassRoom?tab=kinds',
  DocumentCategory: '/Setting/Documentation?tab=categories',
  Hotel: '/Setting/Room?tab=hotels',
  Provider: '/Setting/provider',
}
/** The published screen. */
export const lookupPath = (key: LookupKey): `/Setting/${string}` => odd[key] ?? `/Setting/${key}`
/** Whether it is shown beside what it is the list of, and has no page of its own. */
export const isPart = (key: LookupKey): boolean => lookupPath(key).includes('?')

/**
 * Lists that no record refers to yet. Their calls and pages stay, and nothing leads to them. A list comes back by leaving
 * this array, in the change that gives it its first column; the page of settings then names it (a test sees to that).
 */
export const withoutUse: readonly LookupKey[] = []
