const ofPlan = 'plan-'

/** What the address of an upcoming course names: a class, or a row of the plan. */
export type Upcoming = { readonly classId: number } | { readonly planRowId: number }

/** How a row of the plan is named there; a class is named by its id alone. */
export const upcomingIdOfRow = (planRowId: number): string => `${ofPlan}${planRowId}`

/** The form of both. */
export const upcomingId = /^(plan-)?[1-9]\d{0,9}$/

export const upcomingOf = (text: string): Upcoming =>
  text.startsWith(ofPlan) ? { planRowId: idOf(text.slice(ofPlan.length)) } : { classId: idOf(text) }

/** What is more than any id can be is the last of them, which nothing has. */
const idOf = (digits: string): number => Math.min(Number(digits), 2_147_483_647)
