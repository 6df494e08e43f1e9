import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useAddress } from '#platform/web/address.ts'
import type { Filter } from '#platform/web/tables/table-types.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { auditCalls } from '../../contract/calls.ts'
import { useKindWords } from './kind-words.ts'

type State = Output<typeof auditCalls.getAuditState>
type Person = Output<typeof auditCalls.searchAuditPeople>['Items'][number]

/** By who, what, on what, when and which request; what has never happened is not offered. */
export function useAuditFilters(state: State): Filter[] {
  const t = useText('audit')
  const maybe = (useText('audit') as Translate).maybe
  const pick = usePick()
  const { search } = useAddress()
  const person = (row: Person) => ({ value: row.ID, label: pick(row.Name) || row.Email, code: row.Email })
  // Who stands in the address when the page opens, by name.
  const wanted = Number(search['ActorID'])
  const chosen = useCall(auditCalls.searchAuditPeople, wanted > 0 ? { ID: wanted } : skip, { freshFor: 60_000 })
  const wordOf = useKindWords(state.Kinds)
  const sorted = (options: { value: string; label: string }[]) =>
    options.sort((one, other) => one.label.localeCompare(other.label))
  return [
    {
      key: 'ActorID',
      label: t('filters.who'),
      kind: 'record',
      call: auditCalls.searchAuditPeople,
      option: person,
      chosen: chosen.data?.Items.map(person),
    },
    {
      key: 'Kind',
      label: t('filters.kind'),
      kind: 'choice',
      options: sorted(state.Kinds.map((value) => ({ value, label: wordOf(value) }))),
    },
    {
      key: 'SubjectType',
      label: t('filters.subjectType'),
      kind: 'choice',
      options: sorted(state.SubjectTypes.map((value) => ({ value, label: maybe(`subjects.${value}`, value) }))),
    },
    { key: 'SubjectID', label: t('filters.subjectId'), kind: 'text', latin: true },
    { keyFrom: 'From', keyTo: 'To', label: t('filters.days'), kind: 'dayRange' },
    { key: 'RequestID', label: t('filters.request'), kind: 'text', latin: true },
  ]
}
