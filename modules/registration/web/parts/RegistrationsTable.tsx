import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAge } from '#platform/web/tables/queue/useAge.ts'
import { RegistrationInQueue } from './queue/in-queue.ts'
import { useAssignees } from './queue/useAssignees.ts'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import { href } from '#platform/web/href.ts'
import { send } from '#platform/web/client.ts'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { DataTable, type Column, type Filter } from '#platform/web/tables/DataTable.tsx'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { Input } from '#platform/shared/call.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { statuses } from '../../rules/status.ts'
import { answerLimits } from '../../rules/desk/next-step.ts'
import { tasksOf, type Task } from '../../rules/tasks.ts'
import { useStatusLook } from './state/useStatusLook.ts'
import { mainActions } from './review-actions.ts'
import { tracksOf, waitsSince, type RegistrationRow as Row } from './wire.ts'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const filteredStatuses = statuses.filter((status) => status !== 'draft' && status !== 'approved')

/** Registrations as reviewers list them, with the moves on one and on several. */
export function RegistrationsTable({
  id,
  input,
  ofClass = false,
  ofTrainee = false,
  waiting = false,
  queue = false,
  sort,
  emptySentence,
  addressPrefix,
  extra,
}: {
  id: string
  input: Input<typeof calls.getRegistrations>
  /** All of one class: the class's own columns are left out. */
  ofClass?: boolean
  /** All of one trainee, who is not named in each row then. */
  ofTrainee?: boolean
  /** The waiting list: places in line, and nothing to do with several at once. */
  waiting?: boolean
  /** What waits for the reader: it can be worked through one after another. */
  queue?: boolean
  /** The first order, where it is not the list's own. */
  sort?: string
  emptySentence: string
  addressPrefix?: string
  extra?: ReactNode
}) {
  const t = useText('registration')
  const format = useFormat()
  const ofLookup = useLookupRecord()
  const look = useStatusLook()
  const { column, filter, props } = useList(calls.getRegistrations, 'registration')
  const tasks = (row: Row) =>
    format.list(
      // one sentence: only its first word begins with a capital
      tasksOf(tracksOf(row)).map((task, at) => (at === 0 ? t(`todo.${task}`) : lowerFirst(t(`todo.${task}`)))),
    )
  const age = useAge(answerLimits)
  const assignees = useAssignees(queue)
  const only = input.Task ? [input.Task as Task] : undefined
  const columns: Column<Row>[] = [
    ...(ofTrainee ? [] : [column('TraineeName', { always: true, card: 'title' })]),
    column('Code'),
    ...(ofClass
      ? []
      : [
          column('CourseName', ofTrainee ? { always: true, card: 'title' } : {}),
          column('ClassCode', { label: t('fields.class'), hidden: true }),
          column('StartDate'),
        ]),
    ...(waiting ? [column('WaitingPosition', { label: t('main.position') })] : []),
    column('Status', { tones: look.tones, words: look.words }),
    {
      key: 'Tasks',
      label: t('fields.waitingFor'),
      text: tasks,
      cell: (row) => (
        <Text size="xs" component="span">
          {tasks(row)}
        </Text>
      ),
    },
    ...(queue
      ? [
          {
            key: 'Assignee',
            label: t('assignee.column'),
            text: (row: Row) => assignees.said(row.ID),
          },
        ]
      : []),
    column('RoomTypeName', {
      label: t('fields.roomType'),
      hidden: true,
    }),
    column('Nights', { hidden: true }),
    column('OrganizationName', { hidden: true }),
    column('SubmittedAt'),
    column('SeatUntil', { hidden: !ofClass }),
    column('DueDate', { hidden: true }),
  ]
  const filters: Filter[] = [
    filter('Status', { among: filteredStatuses, words: look.words }),
    filter('Money', { words: (state) => t(`moneyStates.${state}`) }),
    filter('Visa', { words: (state) => t(`visaStates.${state}`) }),
    ...(queue ? [filter('TakenByMe', { label: t('assignee.mineOnly') })] : []),
    filter('TransferAsked', { label: t('fields.transferAsked') }),
    filter('Travel', { label: t('fields.travel'), words: (state) => t(`travelStates.${state}`) }),
    filter('NeedsAccommodation', { label: t('fields.accommodation') }),
    filter('RoomTypeID', { record: ofLookup('RoomType') }),
    filter('HotelID', { record: ofLookup('Hotel') }),
    filter('ExtraID', { record: ofLookup('AdditionalFacility') }),
    filter('PaymentTypeID', { record: ofLookup('PaymentType') }),
    ...(ofClass
      ? []
      : [
          { keyFrom: 'From', keyTo: 'To', label: t('fields.startDate'), kind: 'dayRange' } as const,
          filter('Mine', { label: t('fields.coordinatorOnly') }),
        ]),
  ]
  return (
    <DataTable
      {...props}
      id={id}
      input={input}
      columns={columns}
      filters={filters}
      searchable
      searchLabel={t('main.search')}
      {...(sort && { defaultSort: sort })}
      rowHref={(row) => href('/CourseRegistration-Edit/:ID', { ID: row.ID })}
      rowActions={(row) => mainActions(row, t('whatToChange'))}
      {...(!waiting && {
        bulkActions: (_ids: number[], rows: Row[]) => ({
          // Approving begins the review by itself, so a submitted one can be approved with the others.
          approveAll: someOf(rows.map(approvable), 'approveAll', (able) => ({
            main: true,
            confirm: true,
            run: async () => {
              const answer = await send(calls.approveRegistrations, { body: { IDs: able.map((row) => row.ID) } })
              toast.done(t('ofClass.approved', { approved: answer.Approved, waitlisted: answer.Waitlisted }))
            },
          })),
          markAllArrived: someOf(rows.map(arriving), 'markAllArrived', (able) => ({
            run: async () => {
              for (const { ID, Version } of able) await send(calls.markArrived, { body: { ID, Version } })
              toast.done(t('ofClass.arrived', { count: able.length }))
            },
          })),
          sendInvoices: someOf(rows, 'sendInvoice', (able) => ({
            main: true,
            confirm: true,
            run: async () => {
              const answer = await send(calls.sendInvoices, { body: { IDs: able.map((row) => row.ID) } })
              toast.done(t('ofClass.invoiced', { count: answer.Sent }))
            },
          })),
        }),
      })}
      emptySentence={emptySentence}
      {...(addressPrefix && { addressPrefix })}
      {...(extra && { extra })}
      {...(queue && {
        queue: {
          line: (row: Row) => ({
            code: row.Code,
            badge: { tone: look.toneOf(row.Status), label: look.words(row.Status) },
            ...age(waitsSince(row, only)),
            more: (
              <>
                <Localized text={row.CourseName} />
                {assignees.said(row.ID) && (
                  <>
                    <Sep />
                    <bdi>{assignees.said(row.ID)}</bdi>
                  </>
                )}
              </>
            ),
          }),
          record: (id: number) => <RegistrationInQueue id={id} only={only} />,
        },
      })}
    />
  )
}

const arriving = ({ ID, Version, Actions }: Row) => ({
  ID,
  Version,
  Actions: Actions.includes('markArrived') ? ['markAllArrived'] : [],
})

const approvable = ({ ID, Main }: Row) => ({
  ID,
  Actions: Main === 'submitted' || Main === 'underReview' ? ['approveAll'] : [],
})
