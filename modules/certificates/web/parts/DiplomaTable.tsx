import { Badge, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { access } from '#platform/shared/access.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { useRights } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'

type Row = Output<typeof calls.getDiplomaCandidates>['Items'][number]

/** Who has completed a track, with the diploma that was issued or what stands in its way; issues to whoever is chosen. */
export function DiplomaTable() {
  const t = useText('certificates')
  const held = useRights()
  const { column, filter, props } = useList(calls.getDiplomaCandidates, 'certificates')
  const issue = (IDs: number[]) => send(calls.issueDiplomas, { body: { IDs } })
  const issueAction = (IDs: number[]) => ({ issueDiploma: { label: t('acts.issue.do'), run: () => issue(IDs) } })
  return (
    <DataTable
      {...props}
      id="diplomas-to-issue"
      addressPrefix="diplomas-"
      columns={[
        column('FullName', { label: t('trainee'), card: 'title', always: true }),
        column('TraineeCode', { label: t('courses.traineeCode') }),
        {
          key: 'DiplomaName',
          label: t('kinds.diploma'),
          cell: (row: Row) => (
            <>
              <Localized text={row.DiplomaName ?? row.TrackName} />
              {row.DiplomaName && (
                <Text size="xs" c="dimmed" component="div">
                  <Localized text={row.TrackName} />
                </Text>
              )}
            </>
          ),
        },
        column('CompletedAt', { label: t('completedAt'), align: 'end' }),
        {
          key: 'Serial',
          label: t('standing'),
          card: 'badge',
          cell: (row: Row) =>
            row.Serial ? (
              <Code>{row.Serial}</Code>
            ) : row.OwesMoney ? (
              t('obstacles.owesMoney')
            ) : row.WasRevoked ? (
              t('obstacles.revokedBefore')
            ) : (
              <Badge variant="light" color="green">
                {t('ready')}
              </Badge>
            ),
          text: (row: Row) => row.Serial,
        },
      ]}
      filters={[filter('Issued', { label: t('withDiploma') })]}
      searchable
      rowActions={(row: Row) => issueAction([row.ID])}
      {...(access.certificateIssuers.some((right) => held.includes(right)) && {
        bulkActions: (ids: number[]) => issueAction(ids),
      })}
      emptySentence={t('noneCompleted')}
    />
  )
}
