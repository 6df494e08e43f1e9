import { useLookupRecord } from '#modules/lookups/web/public.ts'
import type { Input } from '#platform/shared/call.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { useLiveRequests } from './record/useLiveRequest.ts'
import { RequestName } from './RequestName.tsx'
import { requestTones as tones, type RequestRow } from './request.ts'

interface TableProps {
  readonly id: string
  readonly input?: Input<typeof calls.getCourseRequests>
  readonly emptySentence: string
  readonly emptyAction?: { readonly label: string; readonly href: string }
  readonly addressPrefix?: string
  /** Where a row leads; to the page of the request where not said. */
  readonly opens?: (ID: number) => string
}

/** Course requests, each leading to its page. */
export function RequestsTable({ input = {}, opens, ...shown }: TableProps) {
  const t = useText('requests')
  const pick = usePick()
  const format = useFormat()
  const staff = useMayPass('reviewers')
  const ofLookup = useLookupRecord()
  useLiveRequests()
  const { column, filter, props, waiting } = useList(calls.getCourseRequests, 'requests')
  const what = (row: RequestRow) => (row.CourseName ? pick(row.CourseName) : row.Topic)
  const when = (row: RequestRow) =>
    row.FirstDay && row.LastDay
      ? format.dayRange(row.FirstDay, row.LastDay)
      : row.Month
        ? t('openMonth', { month: format.month(`${row.Month}-01`) })
        : t('datesOpen')
  const asker = (row: RequestRow) => row.OrganizationName ?? row.TraineeName
  return (
    <DataTable
      {...props}
      {...shown}
      input={input}
      columns={[
        column('Number', { label: t('fields.code') }),
        {
          key: 'What',
          label: t('fields.course'),
          text: what,
          cell: (row) => <RequestName request={row} />,
          card: 'title',
        },
        column('State', { tones }),
        ...(staff
          ? [
              {
                key: 'AskedBy',
                label: t('fields.askedBy'),
                text: (row: RequestRow) => pick(asker(row) ?? {}),
                cell: (row: RequestRow) => <Localized text={asker(row) ?? {}} />,
              },
            ]
          : []),
        column('FirstDay', { label: t('fields.dates'), cell: when }),
        column('Trainees'),
        column('Total', { label: t('fields.total') }),
        column('ValidUntil', { hidden: true }),
        column('SubmittedAt'),
        ...(staff ? [column('CoordinatorName', { label: t('fields.coordinator'), hidden: true })] : []),
      ]}
      filters={[
        ...(input.State ? [] : [filter('State')]),
        ...(staff
          ? [
              filter('Task', { label: t('fields.task'), words: (task) => t(`tasks.${task}`) }),
              filter('Mine'),
              filter('RequestLocationID', {
                label: t('fields.location'),
                record: { ...ofLookup('RequestLocation'), quiet: true },
              }),
              filter('RoomTypeID', { record: { ...ofLookup('RoomType'), quiet: true } }),
              filter('PaymentTypeID', { record: { ...ofLookup('PaymentType'), quiet: true } }),
            ]
          : []),
      ]}
      {...(staff && !input.State && { needsAction: waiting({ State: 'submitted' }) })}
      searchable
      rowKey={(row) => row.ID}
      rowHref={(row) =>
        opens?.(row.ID) ??
        (staff
          ? href('/CourseRequest-Edit/:ID?', { ID: row.ID })
          : href('/FollowCourseRequest', {}, { request: row.ID }))
      }
    />
  )
}
