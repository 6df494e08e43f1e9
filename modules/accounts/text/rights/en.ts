import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  roles: {
    admin: 'Runs the whole academy: approves the plan, grants roles and permissions, waives fees.',
    editor: 'Edits content and lists, reviews registrations, keeps trainees, instructors and organizations.',
    trainingcoordinator: 'Coordinates the plan, classes, registrations, attendance and results.',
    instructor: 'Teaches own classes: marks attendance, sees the trainees and the schedule.',
    evaluator: 'Assesses and marks: exams of all classes and participation.',
    customer: 'An organization that sends trainees: registers, follows and pays for them.',
    trainee: 'Learns: registers, follows the own schedule, exams, results and certificates.',
  },
  permissions: {
    enteringexamination: 'Writes the questions of course and diploma exams, composes, publishes and proctors exams.',
    enteringcourseclass:
      'Works on the plan and on classes as a coordinator does: opens, confirms, postpones and cancels them.',
    enteringcertificatewithnocourse: 'Issues attendance certificates and certificates without a course.',
    enteringmembershipcard: 'Reviews requests for membership cards and issues the cards.',
    correctiontraineeexam:
      'Marks written answers and corrects marks in every class, decides on violations and repeats.',
    assessmentmanagement: 'Manages the questions of course assessment and its results.',
    enteringsystemlookup: 'Changes the academy’s lists: countries, rooms, categories and the like.',
    enteringcourses: 'Adds courses to the catalogue, edits their content and publishes them.',
    enteringdeploma: 'Adds diplomas and their tracks, and edits them.',
    enteringcompitations: 'Adds competitions and their questions, and runs them.',
    advertisementmanagement: 'Writes advertisements and sends them.',
  },
  modules: {
    accounts: 'Accounts',
    signin: 'Signing in',
    lookups: 'System lists',
    people: terms.peopleAndOrganizations,
    catalogue: terms.courseCatalogue,
    planning: terms.planning,
    classes: terms.classes,
    registration: terms.registration,
    attendance: terms.attendance,
    exams: terms.exams,
    evaluation: terms.results,
    certificates: terms.certificates,
    notifications: terms.notifications,
    audit: terms.audit,
    reports: 'Reports',
    privacy: 'Privacy',
  },
}
