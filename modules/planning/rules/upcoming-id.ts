const ofPlan = 'plan-'

/** What the address of an upcoming course names: a class, or a row of the plan. */
export type Upcoming = { readonly classId: number } | { readonly planRowId: number }

/** How a row of the plan is named there; a class is named by its id alone. */
export const upcomingIdOfRow = (planRowId: number): string => `${ofPlan}${planRowId}`

/** The form of both. */
export const upcomingId = /^(plan-)?[1-9]\d{0,8}$/

export const upcomingOf = (text: string): Upcoming =>
  text.startsWith(ofPlan) ? { planRowId: Number(text.slice(ofPlan.length)) } : { classId: Number(text) }
