import { Button, Group, Stack } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { takesRegistrations, type ClassState } from '#modules/classes/rules/class-states.ts'
import { useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { RegistrationsTable } from '../RegistrationsTable.tsx'
import { SeatBar } from '../register/SeatBar.tsx'
import type { ClassRow } from '../wire.ts'

const AddTraineeDialog = lazyPart(async () => (await import('../person/AddTraineeDialog.tsx')).AddTraineeDialog)

/** On the page of a class: its seats, who is registered and who waits. */
export function TraineesOfClass({ ID }: SectionOf) {
  const t = useText('registration')
  const query = useCall(calls.getRegistrationClasses, { ClassID: ID })
  return (
    <QueryView query={query} missing={({ Items }) => Items.length === 0} module="registration">
      {({ Items: [row] }) => (
        <Stack gap="md">
          <Section title={t('fields.seats')} actions={<AddTrainee row={row!} />}>
            <SeatBar seats={row!} detailed />
          </Section>
          <ListsOfClass row={row!} param="part" />
        </Stack>
      )}
    </QueryView>
  )
}

/** What the academy has to do in its registrations. */
export function OpenInClass({ ID }: SectionOf) {
  const t = useText('registration')
  const { data } = useCall(calls.getRegistrationClasses, { ClassID: ID, OnlyToDo: true })
  const count = data?.Items[0]?.ToDo
  if (!count) return null
  return (
    <OpenThing act={t('ofClass.showThem')} href={href('/Setting/CourseClass-Edit/:ID?', { ID }, { tab: 'trainees' })}>
      {t('ofClass.toDo', { count })}
    </OpenThing>
  )
}

/** Registers a trainee in a class that takes registrations; nothing in another. */
export function AddTrainee({ row }: { row: ClassRow }) {
  const t = useText('registration')
  const [adding, setAdding] = useState(false)
  if (!takesRegistrations(row.ClassState as ClassState)) return null
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconUserPlus size="1.125rem" stroke={1.6} />}
        onClick={() => setAdding(true)}
      >
        {t('main.registerTrainee')}
      </Button>
      {adding && <AddTraineeDialog classId={row.ClassID} opened onClose={() => setAdding(false)} />}
    </Group>
  )
}

/** Its registrations and its waiting list; `param` is where the address says which. */
export function ListsOfClass({ row, param }: { row: ClassRow; param?: string }) {
  const t = useText('registration')
  return (
    <AddressTabs
      label={t('screens.ofClass')}
      {...(param && { param })}
      tabs={[
        {
          key: 'list',
          label: t('ofClass.list'),
          content: () => (
            <RegistrationsTable
              id="registrations-class"
              ofClass
              input={{ ClassID: row.ClassID }}
              emptySentence={t('ofClass.none')}
            />
          ),
        },
        {
          key: 'waiting',
          label: t('ofClass.waitingList'),
          count: row.Waiting + row.Offered,
          content: () => (
            <RegistrationsTable
              id="registrations-waiting"
              ofClass
              waiting
              input={{ ClassID: row.ClassID, Main: 'waitlisted' }}
              sort="WaitingSince"
              addressPrefix="w"
              emptySentence={t('ofClass.noneWaiting')}
            />
          ),
        },
      ]}
    />
  )
}
