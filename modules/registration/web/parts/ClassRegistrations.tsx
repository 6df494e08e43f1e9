import { Anchor, Button, Stack } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { AddTraineeDialog } from './person/AddTraineeDialog.tsx'
import { RegistrationsTable } from './RegistrationsTable.tsx'
import { SeatBar } from './register/SeatBar.tsx'
import type { ClassRow } from './wire.ts'

/** One class: its seats, its registrations and its waiting list. */
export function ClassRegistrations({ row }: { row: ClassRow }) {
  const t = useText('registration')
  const format = useFormat()
  const mayOpenClass = useMayPass('adminTrainingCoordinator')
  const [adding, setAdding] = useState(false)
  const takes = ['open', 'tentative', 'confirmed'].includes(row.ClassState)
  return (
    <Page
      title={<Localized text={row.CourseName} />}
      description={
        mayOpenClass ? (
          <Anchor
            size="sm"
            c="inherit"
            underline="always"
            component={AppLink}
            to={href('/Setting/CourseClass-Edit/:ID?', { ID: row.ClassID }) as '/'}
          >
            <Code>{row.ClassCode}</Code>
          </Anchor>
        ) : (
          <Code>{row.ClassCode}</Code>
        )
      }
      actions={
        takes && (
          <Button
            variant="default"
            leftSection={<IconUserPlus size="1.125rem" stroke={1.6} />}
            onClick={() => setAdding(true)}
          >
            {t('main.registerTrainee')}
          </Button>
        )
      }
    >
      <Section title={t('ofClass.summary')}>
        <Stack gap="md">
          <KeyValues
            columns={4}
            items={[
              { label: t('fields.dates'), value: format.dayRange(row.StartDate, row.EndDate) },
              { label: t('fields.state'), value: t(`classStates.${row.ClassState as 'open'}`) },
              { label: t('fields.fee'), value: row.Fee.Minor === 0 ? t('upcoming.free') : format.money(row.Fee) },
              {
                label: t('fields.seats'),
                value: `${t('seats.taken', { taken: row.SeatsTaken, max: row.MaxTrainees })}${format.separator}${t('seats.minimum', { count: row.MinTrainees })}`,
              },
            ]}
          />
          <SeatBar seats={row} detailed />
        </Stack>
      </Section>
      <AddressTabs
        label={t('screens.ofClass')}
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
      <AddTraineeDialog classId={row.ClassID} opened={adding} onClose={() => setAdding(false)} />
    </Page>
  )
}
