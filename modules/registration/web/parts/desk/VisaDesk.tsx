import { Stack, Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { Output } from '#platform/shared/call.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { deskStates, visaBands, type DeskState } from '../../../rules/desk/visa-desk.ts'
import { staysOnTheDesk, visaTasks } from '../../../rules/desk/next-step.ts'
import { RegistrationInQueue } from '../queue/in-queue.ts'
import { useAssignees } from '../queue/useAssignees.ts'
import { visaActions } from '../review-actions.ts'
import { visaTones } from '../state/tones.ts'
import { tracksOf } from '../wire.ts'

type Row = Output<typeof calls.getVisaDesk>['Items'][number]

const bandTones = { started: 'danger', late: 'danger', soon: 'warning', inTime: 'neutral' } as const
const passportTones = { covers: 'success', short: 'danger', unknown: 'warning' } as const
const passports = ['covers', 'short', 'unknown'] as const

/** Whose visa is not settled: how late it is, whether the passport lasts, and what comes next. */
export function VisaDesk() {
  const t = useText('registration')
  const { column, filter, props } = useList(calls.getVisaDesk, 'registration')
  const format = useFormat()
  const assignees = useAssignees()
  const daysLeft = ({ DaysLeft }: Row) => (DaysLeft > 0 ? t('days', { count: DaysLeft }) : t('visaDesk.bands.started'))
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('visaDesk.intro')}
      </Text>
      <Tiles />
      <DataTable
        {...props}
        id="visa-desk"
        columns={[
          column('TraineeName', { always: true, card: 'title' }),
          column('NationalityName', { label: t('fields.nationality') }),
          {
            key: 'DaysLeft',
            label: t('visaDesk.daysLeft'),
            text: daysLeft,
            cell: (row) => <StateBadge tone={bandTones[row.Band]} label={daysLeft(row)} />,
          },
          column('Visa', {
            label: t('fields.visa'),
            tones: visaTones,
            words: (state) => t(`visaStates.${state}`),
          }),
          {
            key: 'Assignee',
            label: t('assignee.column'),
            text: (row) => assignees.said(row.ID),
          },
          {
            key: 'NextStep',
            label: t('visaDesk.nextStep'),
            text: (row) => t(`visaDesk.nexts.${row.Visa as DeskState}`),
            cell: (row) => (
              <Text size="xs" component="span">
                {t(`visaDesk.nexts.${row.Visa as DeskState}`)}
              </Text>
            ),
          },
          column('Passport', {
            label: t('visaDesk.passport'),
            tones: passportTones,
            card: 'line',
            words: (which) => t(`visaDesk.passports.${which}`),
          }),
          column('PassportExpiresOn', { hidden: true }),
          column('PassportNeededUntil', { label: t('visaDesk.neededUntil'), hidden: true }),
          {
            ...column('StartDate'),
            cell: (row) => format.dayRange(row.StartDate, row.EndDate),
          },
          column('CourseName', { cell: (row) => <Localized text={row.CourseName} /> }),
          column('ClassCode', { label: t('fields.class'), hidden: true }),
          column('Code', { hidden: true }),
          column('OrganizationName', { hidden: true }),
        ]}
        filters={[
          filter('Visa', { label: t('fields.visa'), words: (state) => t(`visaStates.${state as DeskState}`) }),
          filter('Band', { label: t('visaDesk.band'), words: (band) => t(`visaDesk.bands.${band as 'late'}`) }),
          filter('Passport', {
            label: t('visaDesk.passport'),
            words: (which) => t(`visaDesk.passports.${which as (typeof passports)[number]}`),
          }),
          filter('Mine', { label: t('fields.coordinatorOnly') }),
          filter('TakenByMe', { label: t('assignee.mineOnly') }),
        ]}
        searchable
        searchLabel={t('main.search')}
        rowHref={(row) => href('/CourseRegistration-Edit/:ID', { ID: row.ID })}
        rowActions={(row) => visaActions(row, t('visa.issueAgain'))}
        emptySentence={t('visaDesk.none')}
        queue={{
          line: (row) => ({
            code: row.Code,
            badge: { tone: visaTones[row.Visa], label: t(`visaStates.${row.Visa}`) },
            age: { tone: bandTones[row.Band], label: daysLeft(row) },
            more: format.joined([t(`visaDesk.nexts.${row.Visa as DeskState}`), assignees.said(row.ID)]),
          }),
          record: (id) => <RegistrationInQueue id={id} only={visaTasks} />,
          waits: (row, was) => staysOnTheDesk(tracksOf(was), tracksOf(row)),
        }}
      />
    </Stack>
  )
}

/** How many are in each band and each state; each leads to exactly those rows. */
function Tiles() {
  const t = useText('registration')
  const { data } = useCall(calls.countVisaDesk, {})
  const countOf = (is: (each: { Visa: string; Band: string }) => boolean) =>
    (data ?? []).filter(is).reduce((sum, { Count }) => sum + Count, 0)
  const to = (search: Record<string, string>) => href('/MainCourseRegistration', {}, { tab: 'visas', ...search })
  const bands = visaBands.map((band) => ({
    key: band,
    label: t(`visaDesk.bands.${band}`),
    count: countOf(({ Band }) => Band === band),
    href: to({ Band: band }),
  }))
  const states = deskStates.map((state) => ({
    key: state,
    label: t(`visaStates.${state}`),
    count: countOf(({ Visa }) => Visa === state),
    href: to({ Visa: state }),
  }))
  return <CountTiles tiles={[...bands, ...states].filter(({ count }) => count > 0)} />
}
