import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import type { Filter } from '#platform/web/tables/table-types.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { auditCalls } from '../../contract/calls.ts'
import { useKindWords } from './kind-words.ts'
import { offeredKinds } from './offered-kinds.ts'

type State = Output<typeof auditCalls.getAuditState>
type Person = Output<typeof auditCalls.searchAuditPeople>['Items'][number]

/** By who, what, on what, when, which request and whether it is sealed; what has never happened is not offered, unless a link asks for it. */
export function useAuditFilters(state: State): Filter[] {
  const t = useText('audit')
  const maybe = (useText('audit') as Translate).maybe
  const pick = usePick()
  const { search } = useAddress()
  const person = (row: Person) => ({ value: row.ID, label: pick(row.Name) || row.Email, code: row.Email })
  // Who stands in the address when the page opens, by name.
  const wanted = Number(search['ActorID'])
  const chosen = useCall(auditCalls.searchAuditPeople, wanted > 0 ? { ID: wanted } : skip, { freshFor: 60_000 })
  const kinds = offeredKinds(state.Kinds, search['Kind'])
  const wordOf = useKindWords(kinds)
  const sorted = (options: { value: string; label: string }[]) =>
    options.sort((one, other) => one.label.localeCompare(other.label))
  const { filter } = useList(auditCalls.searchAudit, 'audit')
  return [
    filter('ActorID', {
      label: t('filters.who'),
      record: { call: auditCalls.searchAuditPeople, option: person, chosen: chosen.data?.Items.map(person) },
    }),
    filter('Kind', {
      label: t('filters.kind'),
      options: sorted(kinds.map((value) => ({ value, label: wordOf(value) }))),
    }),
    filter('SubjectType', {
      label: t('filters.subjectType'),
      options: sorted(state.SubjectTypes.map((value) => ({ value, label: maybe(`subjects.${value}`, value) }))),
    }),
    filter('SubjectID', { label: t('filters.subjectId'), latin: true }),
    { keyFrom: 'From', keyTo: 'To', label: t('filters.days'), kind: 'dayRange' },
    filter('RequestID', { label: t('filters.request'), latin: true }),
    filter('IsSealed', { label: t('filters.sealed') }),
  ]
}
