import { useAddress } from '#platform/web/start/address.ts'

/** Which papers the address asks for, as the calls take it. */
export function useScope(): {
  readonly CourseID?: number
  readonly ExamID?: number
  readonly From?: string
  readonly To?: string
} {
  const { values } = useAddress({ CourseID: '', ExamID: '', From: '', To: '' })
  const id = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)
  const [course, exam] = [id(values.CourseID), id(values.ExamID)]
  return {
    ...(course !== null && { CourseID: course }),
    ...(exam !== null && { ExamID: exam }),
    ...(values.From && { From: values.From }),
    ...(values.To && { To: values.To }),
  }
}
