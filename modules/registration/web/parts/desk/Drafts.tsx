import { Stack, Text } from '@mantine/core'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { registrationActs } from '../../../contract/acts.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'

/** Drafts that trainees have not sent, to be taken over; the one that was is opened. */
export function Drafts() {
  const t = useText('registration')
  const format = useFormat()
  const pick = usePick()
  const go = useGo()
  const { column, filter, props } = useList(calls.getDrafts, 'registration')
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" maw="44rem">
        {t('main.draftsIntro')}
      </Text>
      <DataTable
        {...props}
        id="registration-drafts"
        rowKey={(row) => row.ID}
        columns={[
          column('TraineeName', { always: true, card: 'title' }),
          column('TraineeCode', { hidden: true }),
          column('Code', { label: t('fields.code'), cell: (row) => <Code>{row.Code}</Code> }),
          column('CourseName', {
            cell: (row) => (
              <>
                <Localized text={row.CourseName} /> <Code>{row.ClassCode}</Code>
              </>
            ),
          }),
          column('StartDate', { label: t('fields.startDate') }),
          column('CreatedAt', { label: t('main.begunOn'), cell: (row) => format.dateTime(row.CreatedAt) }),
        ]}
        filters={[
          filter('ClassID', {
            label: t('fields.class'),
            record: {
              call: classesCalls.getCourseClasses,
              option: (row) => ({ value: row.ID, label: pick(row.CourseName), code: row.Code }),
            },
          }),
        ]}
        searchable
        rowActions={(row) =>
          actButtons(registrationActs, row, ['takeOver'], {
            takeOver: {
              run: async ({ reason }) => {
                await send(calls.takeOver, { body: { ID: row.ID, Version: row.Version, Reason: reason } })
                void go('/CourseRegistration-Edit/:ID', { ID: row.ID })
              },
            },
          })
        }
        emptySentence={t('main.noDrafts')}
      />
    </Stack>
  )
}
