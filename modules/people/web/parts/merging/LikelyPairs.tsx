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

type Pair = Output<typeof peopleCalls.listTraineePairs>['Items'][number]
type Member = Pair['One']

const levels = { high: 'danger', middle: 'warning', low: 'neutral' } as const
const levelOf = (score: number) => (score >= 80 ? 'high' : score >= 60 ? 'middle' : 'low')

const kinds = {
  trainee: {
    call: peopleCalls.listTraineePairs,
    record: '/User/Trainee-Edit/:ID?',
    buttons: (row: Pair, compare: string) =>
      actButtons(traineeActs, { ...row, Version: 0 }, ['mergeTrainees', 'separateTrainees', 'reconsiderPair'], {
        mergeTrainees: {
          href: href('/User/Merge/:ID/:OtherID?', { ID: row.One.ID, OtherID: row.Other.ID }),
          label: compare,
          main: true,
          danger: false,
        },
      }),
  },
  instructor: {
    // The same without days of birth and passports.
    call: peopleCalls.listInstructorPairs as unknown as typeof peopleCalls.listTraineePairs,
    record: '/Instructor/Add-Edit/:ID?',
    buttons: (row: Pair, compare: string) =>
      actButtons(
        instructorActs,
        { ...row, Version: 0 },
        ['mergeInstructors', 'separateInstructors', 'reconsiderInstructors'],
        {
          mergeInstructors: {
            href: href('/Instructor/Merge/:ID/:OtherID?', { ID: row.One.ID, OtherID: row.Other.ID }),
            label: compare,
            main: true,
            danger: false,
          },
        },
      ),
  },
} as const

/** Pairs that are likely one person, or those that were said to be two. */
export function LikelyPairs({ of, isApart }: { of: keyof typeof kinds; isApart: boolean }) {
  const { call, record, buttons } = kinds[of]
  const t = useText('people/merging')
  const pick = usePick()
  const format = useFormat()
  const { column, props } = useList(call, 'people')
  const facts = (of: Member) => [of.BirthDate && format.day(of.BirthDate), of.Mobile, of.Email]
  const member = (key: 'One' | 'Other', label: string) =>
    column(key, {
      label,
      card: key === 'One' ? 'title' : 'line',
      text: (row) => [pick(row[key].FullName), row[key].Code, ...facts(row[key])].filter(Boolean).join(', '),
      cell: (row) => <PairMember of={row[key]} record={record} />,
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
      rowActions={(row) => buttons(row, t('compare'))}
      emptySentence={t(isApart ? 'noneApart' : 'none')}
    />
  )
}

function PairMember({ of, record }: { of: Member; record: (typeof kinds)[keyof typeof kinds]['record'] }) {
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
