import { Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, InstantText, Localized, Sep, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { instructorActs, traineeActs } from '../../../contract/acts.ts'
import { peopleCalls } from '../../../contract/calls.ts'
import { personKinds, type PersonKindName, type PersonKindPages } from './person-kinds.ts'

/** Pairs of instructors tell what every kind does; those of trainees tell the day of birth too. */
type PairsCall = typeof peopleCalls.listInstructorPairs
type Pair = Output<PairsCall>['Items'][number]
type Member = Pair['One'] & { readonly BirthDate?: string | null }

const levels = { high: 'danger', middle: 'warning', low: 'neutral' } as const
const levelOf = (score: number) => (score >= 80 ? 'high' : score >= 60 ? 'middle' : 'low')

/** Instead of the button that merges: the way to where both are compared first. */
const comparing = (of: PersonKindName, { One, Other }: Pair, label: string) => ({
  href: href(personKinds[of].merge, { ID: One.ID, OtherID: Other.ID }),
  label,
  main: true,
  danger: false,
})
const decisions = {
  trainee: (row: Pair, compare: string) =>
    actButtons(traineeActs, { ...row, Version: 0 }, ['mergeTrainees', 'separateTrainees', 'reconsiderPair'], {
      mergeTrainees: comparing('trainee', row, compare),
    }),
  instructor: (row: Pair, compare: string) =>
    actButtons(
      instructorActs,
      { ...row, Version: 0 },
      ['mergeInstructors', 'separateInstructors', 'reconsiderInstructors'],
      { mergeInstructors: comparing('instructor', row, compare) },
    ),
} as const
const calls: Readonly<Record<PersonKindName, PairsCall>> = {
  trainee: peopleCalls.listTraineePairs,
  instructor: peopleCalls.listInstructorPairs,
}

/** Pairs that are likely one person, or those that were said to be two. */
export function LikelyPairs({ of, isApart }: { of: PersonKindName; isApart: boolean }) {
  const t = useText('people/merging')
  const pick = usePick()
  const format = useFormat()
  const { column, props } = useList(calls[of], 'people')
  const facts = (member: Member) => [member.BirthDate && format.day(member.BirthDate), member.Mobile, member.Email]
  const member = (key: 'One' | 'Other', label: string) =>
    column(key, {
      label,
      card: key === 'One' ? 'title' : 'line',
      text: (row) => [pick(row[key].FullName), row[key].Code, ...facts(row[key])].filter(Boolean).join(', '),
      cell: (row) => <PairMember of={row[key]} record={personKinds[of].record} />,
    })
  const columns: Column<Pair>[] = [
    member('One', t('fields.one')),
    member('Other', t('fields.other')),
    column('Score', {
      label: t('fields.score'),
      card: 'badge',
      text: (row) => t(`scores.${levelOf(row.Score)}`),
      cell: (row) => <StateBadge tone={levels[levelOf(row.Score)]} label={t(`scores.${levelOf(row.Score)}`)} />,
    }),
    column('Reasons', {
      label: t('fields.reasons'),
      text: (row) => row.Reasons.map((reason) => t(`reasons.${reason}`)).join(', '),
      cell: (row) => format.list(row.Reasons.map((reason) => t(`reasons.${reason}`))),
    }),
    ...(isApart
      ? [
          column('ApartAt', {
            label: t('fields.apartAt'),
            cell: (row) => (
              <Stack gap={0}>
                {row.ApartBy && <Localized text={row.ApartBy} />}
                <InstantText at={row.ApartAt} />
              </Stack>
            ),
          }),
        ]
      : []),
  ]
  return (
    <DataTable
      {...props}
      id={isApart ? `${of}-pairs-apart` : `${of}-pairs`}
      label={t(isApart ? 'tabs.apart' : 'tabs.likely')}
      input={{ IsApart: isApart }}
      columns={columns}
      rowActions={(row) => decisions[of](row, t('compare'))}
      emptySentence={t(isApart ? 'noneApart' : 'none')}
    />
  )
}

function PairMember({ of, record }: { of: Member; record: PersonKindPages['record'] }) {
  const t = useText('people/merging')
  const format = useFormat()
  return (
    <Stack gap={0}>
      <span>
        <AppLink to={record} params={{ ID: of.ID }}>
          <Typed>
            <Localized text={of.FullName} />
          </Typed>
        </AppLink>{' '}
        {!of.IsActive && <StateBadge tone="neutral" label={t('inactive')} />}
      </span>
      <Text size="sm" c="dimmed">
        <Code>{of.Code}</Code>
        {of.BirthDate && (
          <>
            <Sep />
            {format.day(of.BirthDate)}
          </>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {of.Mobile && (
          <>
            <Code>{of.Mobile}</Code>
            <Sep />
          </>
        )}
        <Code>{of.Email}</Code>
      </Text>
    </Stack>
  )
}
