import type { Trilingual } from '#platform/shared/text.ts'

interface Named {
  readonly Code: string
  readonly Name: Trilingual
  readonly PassPercent: number
  readonly AttendancePercent: number
}
type Priced =
  | { readonly Fee: { readonly Minor: number; readonly Currency: string } }
  | { readonly fee_minor: number; readonly currency: string }

/** What the audit keeps of a course, sent or stored: what it is, what it costs and what decides who passes. */
export const factsOf = (course: Named & Priced) => ({
  code: course.Code,
  name: course.Name,
  passPercent: course.PassPercent,
  attendancePercent: course.AttendancePercent,
  fee: 'Fee' in course ? course.Fee : { Minor: course.fee_minor, Currency: course.currency },
})
