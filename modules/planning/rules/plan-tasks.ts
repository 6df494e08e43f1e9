/** What a row of the plan may wait for; tiles, lists and homes read the same conditions. A row may wait for several. */
export const planTasks = ['toApprove', 'needsInstructor', 'awaitingAnswer', 'toPublish', 'toConfirm'] as const
export type PlanTask = (typeof planTasks)[number]
