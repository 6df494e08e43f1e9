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
  ],
  registration: [],
  schedule: [],
  results: [],
  exams: [],
  teaching: [],
  coordination: [],
  applications: [],
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
