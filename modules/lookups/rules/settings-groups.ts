import type { LookupKey } from './registry.ts'

/** The lists that the page of settings leads to, by what they are about. */
export const settingsGroups = {
  courses: [
    'CourseCategory',
    'CourseLevel',
    'CourseType',
    'CourseAreaOfStudy',
    'Provider',
    'TrainingStrategy',
    'MaterialType',
    'ParticipationType',
  ],
  exams: ['ExamType', 'QuestionType', 'Category', 'QuestionLevel', 'ResultBand'],
  people: [
    'Nationality',
    'Country',
    'Language',
    'EducationDegree',
    'IndustrySector',
    'InstructorStatus',
    'UserTitle',
    'MaritalStatus',
    'ContactType',
  ],
  classRooms: ['ClassRoomKind', 'Facility', 'RequestLocation'],
  accommodation: ['Hotel', 'RoomType', 'RoomFacility', 'AdditionalFacility'],
  registration: ['Status', 'ProposalStatus'],
  feedback: ['AssessmentType', 'CategoryAssessment'],
  money: ['Currency', 'PaymentType'],
  documents: ['DocumentCategory'],
} as const satisfies Record<string, readonly LookupKey[]>
