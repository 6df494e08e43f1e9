import { usePick, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { toMajor } from '#platform/shared/values/money.ts'
import { noGroup, subjects, type Grouping, type SubjectKey } from '../../../rules/subjects.ts'

/** What a group is called. */
export function useGroupName() {
  const t = useText('reports')
  const format = useFormat()
  const pick = usePick()
  const registration = useText('registration')
  const classes = useText('classes')
  const requests = useText('requests')
  const billing = useText('billing')
  const certificates = useText('certificates')
  const feedback = useText('feedback')
  const people = useText('people')
  const words = (subject: SubjectKey, by: Grouping): ((key: string) => string) => {
    if (by === 'gender') return (key) => people.maybe(`genders.${key}`, key)
    if (by === 'state') {
      if (subject === 'classes') return (key) => classes.maybe(`states.${key}`, key)
      if (subject === 'demand') return (key) => requests.maybe(`states.${key}`, key)
      if (subject === 'income') return (key) => billing.maybe(`states.${key}`, key)
      return (key) => registration.maybe(`states.${key}`, key)
    }
    if (subject === 'certificates') return (key) => certificates.maybe(`kinds.${key}`, key)
    if (subject === 'feedback') return (key) => feedback.maybe(`kinds.${key}`, key)
    return (key) => t.maybe(`kinds.${key}`, key)
  }
  return (subject: SubjectKey, by: Grouping, key: string, name: Trilingual | null): string => {
    if (key === noGroup) return t.maybe(`none.${by}`, t('none.other'))
    if (by === 'month') return `${format.monthName(Number(key.slice(5)))} ${format.count(Number(key.slice(0, 4)))}`
    return name ? pick(name) : words(subject, by)(key)
  }
}

/** How a figure is written; the currency is the academy's. */
export function useFigures(subject: SubjectKey, currency: string) {
  const t = useText('reports')
  const format = useFormat()
  return {
    label: (figure: string) => t.maybe(`figures.${figure}`, figure),
    write: (figure: string, value: number | null, isShort = false): string => {
      if (value === null) return format.number(null)
      const { kind } = subjects[subject].figures[figure]!
      if (kind === 'money') {
        const money = { Minor: Math.round(value), Currency: currency }
        return isShort ? format.abbreviated(toMajor(money)) : format.money(money)
      }
      if (kind === 'percent') return format.percent(value)
      if (kind === 'count') return isShort ? format.abbreviated(value) : format.number(value)
      return format.number(Math.round(value * 10) / 10)
    },
  }
}
