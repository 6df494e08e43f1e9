import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { delivererActs } from '../../contract/acts.ts'
import { catalogueCalls as calls } from '../../contract/calls.ts'
import { AddToDeliver, OrderToDeliver } from './ToDeliver.tsx'

type Row = Output<typeof calls.getAllInstructorCourses>['Items'][number]

/** The courses that an instructor is able to deliver, kept by whoever keeps courses. */
export function CoursesOfInstructor({ ID }: SectionOf) {
  return <Courses ID={ID} mayKeep={useMayPass('editorCourse')} />
}

/** The same on the own profile: what is added there waits for the academy. */
export function OwnCoursesToDeliver({ ID }: SectionOf) {
  const t = useText('catalogue')
  const counts = useMayPass('editorCourse')
  return (
    <Stack gap="sm">
      {!counts && (
        <Text size="sm" c="dimmed">
          {t('deliver.ownHint')}
        </Text>
      )}
      <Courses ID={ID} mayKeep proposes={!counts} />
    </Stack>
  )
}

/** On the page of an instructor, where courses that they have added wait to be confirmed. */
export function ProposedCourses({ ID }: SectionOf) {
  const t = useText('catalogue')
  const format = useFormat()
  const decides = useMayPass('editorCourse')
  const { data } = useCall(calls.getAllInstructorCourses, { instructorID: ID, IsProposed: true, pageSize: 10 })
  if (!decides || !data || data.Total === 0) return null
  return (
    <OpenThing
      act={t('deliver.look')}
      href={href('/Instructor/Add-Edit/:ID?', { ID }, { tab: 'courses', 'courses-IsProposed': 'true' })}
    >
      {t('deliver.waiting', { count: data.Total, shown: format.number(data.Total) })}
    </OpenThing>
  )
}

function Courses({ ID, mayKeep, proposes = false }: SectionOf & { mayKeep: boolean; proposes?: boolean }) {
  const t = useText('catalogue')
  const pick = usePick()
  const edits = useMayPass('editorCourse')
  const [opened, setOpened] = useState<'add' | 'order' | null>(null)
  const { column, filter, props } = useList(calls.getAllInstructorCourses, 'catalogue')
  const close = () => setOpened(null)
  const waits = (row: Row) => (row.IsProposed ? t('fields.isProposed') : '')
  return (
    <Stack gap="sm">
      {mayKeep && (
        <Group justify="end" gap="xs">
          <Button variant="default" leftSection={<IconArrowsSort size="1rem" />} onClick={() => setOpened('order')}>
            {t('acts.orderInstructorCourses.do')}
          </Button>
          <Button leftSection={<IconPlus size="1rem" />} onClick={() => setOpened('add')}>
            {t(proposes ? 'deliver.propose' : 'deliver.add')}
          </Button>
        </Group>
      )}
      <DataTable
        {...props}
        id="courses-of-instructor"
        label={t('ableToDeliver')}
        input={{ instructorID: ID }}
        columns={[
          column('Name', { card: 'title', always: true }),
          column('Code'),
          column('Hours'),
          column('Days'),
          column('IsPublished'),
          column('IsProposed', {
            card: 'badge',
            text: waits,
            cell: (row) => row.IsProposed && <StateBadge tone="warning" label={t('fields.isProposed')} />,
          }),
        ]}
        filters={[filter('IsPublished'), filter('IsProposed')]}
        rowKey={(row) => row.InstructorCourseID}
        searchable
        addressPrefix="courses-"
        {...(edits && {
          rowHref: (row: Row) => href('/Setting/Course-Edit/:ID?/:IsDeplom', { ID: row.ID, IsDeplom: 'false' }),
        })}
        rowActions={(row) =>
          actButtons(
            delivererActs,
            { ...row, ID: row.InstructorCourseID },
            ['confirmInstructorCourse', 'declineInstructorCourse', 'deleteInstructorCourse'],
            { deleteInstructorCourse: { confirm: t('acts.deleteInstructorCourse.ask', { name: pick(row.Name) }) } },
          )
        }
        emptySentence={t('noneToDeliver')}
      />
      <AddToDeliver instructorId={ID} proposes={proposes} opened={opened === 'add'} onClose={close} />
      <OrderToDeliver instructorId={ID} opened={opened === 'order'} onClose={close} />
    </Stack>
  )
}
