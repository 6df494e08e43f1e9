/** What a signed-in account is. `anonymous` is the role of a visitor without a session. */
export const roles = [
  'anonymous',
  'admin',
  'editor',
  'trainee',
  'instructor',
  'evaluator',
  'customer',
  'trainingcoordinator',
] as const
export type Role = (typeof roles)[number]

/** Named rights an admin may add to an account, whatever its role. Each opens exactly its own area. */
export const permissions = [
  'enteringexamination',
  'enteringcourseclass',
  'enteringcertificatewithnocourse',
  'enteringmembershipcard',
  'correctiontraineeexam',
  'assessmentmanagement',
  'enteringsystemlookup',
  'enteringcourses',
  'enteringdeploma',
  'enteringcompitations',
  'advertisementmanagement',
] as const
export type Permission = (typeof permissions)[number]
export type Right = Role | Permission

const everyone = [...roles, ...permissions] as const
const signedIn = everyone.filter((right) => right !== 'anonymous')
const editor = ['editor', 'admin'] as const
const instructor = ['instructor', 'evaluator'] as const
const planners = ['trainingcoordinator', 'enteringcourseclass', 'admin', 'editor'] as const

const table = {
  anonymous: everyone,
  all: signedIn,
  allExceptAdmin: ['trainee', 'instructor', 'customer', 'trainingcoordinator', 'evaluator'],
  admin: ['admin'],
  editor,
  instructor,
  adminEvaluatorInstructor: [...instructor, 'admin'],
  adminEvaluatorInstructorCoordinator: [...instructor, 'admin', 'trainingcoordinator'],
  traineeInstructor: ['trainee', ...instructor],
  assessment: ['evaluator', 'admin'],
  trainee: ['trainee'],
  customer: ['customer'],
  customerTrainee: ['customer', 'trainee'],
  courseRegistration: ['editor', 'admin', 'trainee', 'trainingcoordinator'],
  courseRequest: ['editor', 'admin', 'trainee', 'trainingcoordinator', 'customer'],
  adminTrainingCoordinator: planners,
  adminCoordinatorTrainee: [...planners, 'trainee'],
  editorCourse: [...editor, 'enteringcourses'],
  editorTrack: [...editor, 'enteringdeploma'],
  editorCompetition: [...editor, 'enteringcompitations'],
  editorExamination: [...editor, 'enteringexamination'],
  editorCourseClass: [...editor, 'enteringcourseclass'],
  editorCertificate: [...editor, 'enteringcertificatewithnocourse'],
  editorMembershipCard: [...editor, 'enteringmembershipcard'],
  correctionTraineeExam: [...editor, 'correctiontraineeexam'],
  editorAssessment: [...editor, 'assessmentmanagement'],
  editorSystemLookup: [...editor, 'enteringsystemlookup'],
  advertisementManagement: ['advertisementmanagement', ...editor, 'trainingcoordinator', 'enteringcourseclass'],
  competition: ['trainee', ...editor, 'enteringcompitations'],
  coordinatorChat: ['trainingcoordinator'],
  /* The rules below are our own, beside the published ones. */
  chat: ['trainee', ...instructor, 'trainingcoordinator'],
  reviewers: ['admin', 'editor', 'trainingcoordinator'],
  staff: ['admin', 'editor', 'trainingcoordinator', ...instructor],
  tokenHolders: ['admin', 'customer'],
  markers: [...instructor, 'admin', 'correctiontraineeexam'],
  repeatExams: ['trainee', ...editor, 'correctiontraineeexam'],
  examStaff: [...instructor, ...editor, 'enteringexamination', 'correctiontraineeexam', 'trainingcoordinator'],
  resultPublishers: ['admin', 'trainingcoordinator'],
  certificateIssuers: ['admin', 'trainingcoordinator', 'enteringcertificatewithnocourse'],
  certificateReaders: [
    'editor',
    'admin',
    'trainee',
    'trainingcoordinator',
    'customer',
    'enteringcertificatewithnocourse',
  ],
  certificateDesk: [...planners, 'enteringcertificatewithnocourse'],
  classReaders: [...planners, ...instructor],
  classRoomKeepers: [...planners, 'enteringsystemlookup'],
  instructorKeepers: [...editor, ...instructor],
  instructorCourseKeepers: [...editor, 'enteringcourses', ...instructor],
  feedbackReaders: [...editor, 'assessmentmanagement', ...instructor],
  statistics: [...planners, 'assessmentmanagement'],
  reviewersCustomer: ['admin', 'editor', 'trainingcoordinator', 'customer'],
  trackReaders: [...editor, 'enteringdeploma', 'trainingcoordinator'],
  peopleReaders: ['admin', 'editor', 'trainingcoordinator', 'customer', ...instructor],
  letterWriters: [
    ...editor,
    'enteringsystemlookup',
    'advertisementmanagement',
    'trainingcoordinator',
    'enteringcourseclass',
  ],
} as const satisfies Record<string, readonly Right[]>

export type Rule = keyof typeof table
/** Which rights pass each named rule. The one table that the server's guard, the menu and the tests read. */
export const access: Readonly<Record<Rule, readonly Right[]>> = table

/** Whether somebody with this role and these permissions passes the rule. */
export function passes(rule: Rule, role: Role, held: readonly Permission[]): boolean {
  const rights = access[rule]
  return rights.includes(role) || held.some((permission) => rights.includes(permission))
}
