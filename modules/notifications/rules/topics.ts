import type { Role } from '#platform/shared/access.ts'
import { topics, type Topic } from '#platform/shared/notice-topics.ts'

/** Which templates belong to each topic. A template that stands nowhere does not compile where notices use it. */
const templates = {
  security: [
    'passwordChanged',
    'rightsChanged',
    'sessionsEnded',
    'secondFactorReset',
    'actingEnded',
    'accountActivated',
    'nameChangeAccepted',
    'nameChangeRejected',
    'instructorActivation',
    'welcome',
  ],
  registration: [
    // Whether a class that people have paid for and travel to takes place.
    'classPostponed',
    'classCancelled',
  ],
  schedule: [
    'classGo',
    'classStartsSoon',
    'classReopened',
    'sessionAdded',
    'classChange',
    'sessionChanged',
    'sessionCancelled',
  ],
  exams: [],
  results: [
    'certificateIssued',
    'certificateRegenerated',
    'certificateDownloadable',
    'certificateHidden',
    'certificateRevoked',
  ],
  teaching: [
    'instructorConfirm',
    'instructorReminder',
    'teachingReleased',
    'teachingPostponed',
    'teachingCancelled',
    'classConfirm',
    'classAsAccepted',
    'classInstructorReminder',
    'classInstructorReleased',
    'teachingClassPostponed',
    'teachingClassCancelled',
    'degreesDue',
  ],
  coordination: [
    'certificateChangeToDecide',
    'certificateChangeApproved',
    'certificateChangeRejected',
    'planProposed',
    'planApproved',
    'planSentBack',
    'planWaived',
    'planPostponed',
    'planCancelled',
    'instructorSilent',
    'instructorAccepted',
    'instructorRejected',
    'classMade',
    'classAtRisk',
    'classEnded',
    'classInstructorSilent',
    'classInstructorAccepted',
    'classInstructorRejected',
  ],
  applications: ['instructorApplied', 'organizationApplied'],
} as const satisfies Record<Topic, readonly string[]>

/** The kinds of notification that have a topic. */
export type TemplateKind = (typeof templates)[Topic][number]

const byTemplate = new Map<string, Topic>(topics.flatMap((topic) => templates[topic].map((kind) => [kind, topic])))

/** What a template is about. */
export function topicOf(kind: TemplateKind): Topic {
  const topic = byTemplate.get(kind)
  if (!topic) throw new Error(`The template '${kind}' has no topic`)
  return topic
}

/** The roles that somebody is told as: who may coordinate classes is told as their coordinator. */
export const toldAs = (role: Role, isPlanner: boolean): readonly Role[] =>
  isPlanner && role !== 'trainingcoordinator' ? [role, 'trainingcoordinator'] : [role]
