import { Stack } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { useAtHand } from '#platform/web/kept/useAtHand.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import type { ClassWork } from '../../rules/class-shows.ts'
import { keptClass } from '../taking/kept-marks.ts'
import { ClassPapers } from './ClassPapers.tsx'
import { Percentages } from './Percentages.tsx'
import { SessionSheet } from './SessionSheet.tsx'
import { SessionsGrid } from './grid/SessionsGrid.tsx'

/** On the page of a class. */
export const AttendanceOfClass = ({ ID }: SectionOf) => <Attendance classId={ID} param="part" />

/** Sheets in which somebody is not marked yet. */
export const OpenInClass = ({ ID }: SectionOf) => <OpenWork ID={ID} work="attendance" tab="attendance" />

/** The same for whoever teaches it. */
export const OpenInTaught = ({ ID }: SectionOf) => (
  <OpenWork ID={ID} work="attendance" tab="attendance" page="/CourseClassDetail/:ID?" />
)

/** One line where a class needs this work, leading to the tab of the page, and its part, where it is done. All ask one call. */
export function OpenWork({
  ID,
  work,
  tab,
  part,
  page = '/Setting/CourseClass-Edit/:ID?',
  within: Within,
}: SectionOf & {
  work: ClassWork
  tab: string
  part?: string
  /** Shows the line where the work's own module finds something to do; drawn only where the state of the class allows it. */
  within?: ComponentType<SectionOf & { children: ReactNode }>
  page?: '/Setting/CourseClass-Edit/:ID?' | '/CourseClassDetail/:ID?'
}) {
  const t = useText('attendance')
  const { data } = useCall(calls.getClassWork, { courseClassID: ID })
  if (!data?.Works.includes(work)) return null
  const line = (
    <OpenThing act={t(`work.do.${work}`)} href={href(page, { ID }, { tab, ...(part && { part }) })}>
      {work === 'attendance' ? t('work.attendance', { count: data.UnmarkedSessions }) : t(`work.${work}`)}
    </OpenThing>
  )
  return Within ? <Within ID={ID}>{line}</Within> : line
}

/** The sheets of a class and everybody's percentages; `param` is where the address says which of both. */
export function Attendance({ classId, param }: { classId: number; param?: string }) {
  const t = useText('attendance')
  const asked = useCall(calls.getClassAttendance, { courseClassID: classId })
  const { query } = useAtHand(asked, keptClass, classId)
  return (
    <QueryView
      query={query}
      empty={(data) => data.People.length === 0}
      emptyState={<EmptyState sentence={t('nobody')} />}
    >
      {(data) => (
        <Stack gap="sm">
          <ClassPapers classId={classId} sessions={data.Sessions} />
          <AddressTabs
            label={t('course')}
            {...(param && { param })}
            tabs={[
              {
                key: 'sheet',
                label: t('sheet'),
                content: () => <SessionSheet sessions={data.Sessions} all={data.People.length} />,
              },
              {
                key: 'sessions',
                label: t('grid.title'),
                content: () => <SessionsGrid classId={classId} data={data} />,
              },
              { key: 'overview', label: t('overview'), content: () => <Percentages data={data} /> },
            ]}
          />
        </Stack>
      )}
    </QueryView>
  )
}
