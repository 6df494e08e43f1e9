/** What letters beside notifications are about, where each chooses whether they come. The bell always rings. */
export const optionalTopics = [
  'schedule',
  'exams',
  'results',
  'teaching',
  'coordination',
  'applications',
  /** What somebody of the academy writes by hand; no letter is about it. */
  'announcements',
] as const
/** Letters that nobody can switch off: they protect the account, or bear a seat, money or a term. */
export const fixedTopics = ['security', 'registration'] as const
export const topics = [...fixedTopics, ...optionalTopics] as const
export type OptionalTopic = (typeof optionalTopics)[number]
export type Topic = (typeof topics)[number]

export const isOptional = (topic: Topic): topic is OptionalTopic =>
  (optionalTopics as readonly string[]).includes(topic)
