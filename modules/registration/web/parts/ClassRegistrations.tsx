import { Anchor, Stack } from '@mantine/core'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { AddTrainee, ListsOfClass } from './of-class/TraineesOfClass.tsx'
import { SeatBar } from './register/SeatBar.tsx'
import type { ClassRow } from './wire.ts'

/** One class: its seats, its registrations and its waiting list. */
export function ClassRegistrations({ row }: { row: ClassRow }) {
  const t = useText('registration')
  const format = useFormat()
  const mayOpenClass = useMayPass('adminTrainingCoordinator')
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
      actions={<AddTrainee row={row} />}
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
      <ListsOfClass row={row} />
    </Page>
  )
}
