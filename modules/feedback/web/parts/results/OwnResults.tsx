import { Alert, Anchor, Group, Stack, Text } from '@mantine/core'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { useKindLook } from '../useKindLook.ts'
import { MeanText, Results } from './Results.tsx'

/** What was released to an instructor, round by round; of one class where it stands on that class's page. */
export function OwnResults({ classId }: { classId?: number }) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const kind = useKindLook()
  const { values, change } = useAddress({ round: 0 })
  const { column, props } = useList(calls.getFeedbackRounds, 'feedback')
  const chosen = useCall(calls.getFeedbackRounds, values.round > 0 ? { ...ofClass(classId), pageSize: 100 } : skip)
  const round = chosen.data?.Items.find(({ ID }) => ID === values.round)
  if (round)
    return (
      <Stack gap="md">
        <Section
          title={<Localized text={round.CourseName} />}
          actions={
            <Anchor component="button" type="button" size="sm" onClick={() => change({ round: 0 })}>
              {t('tabs.said')}
            </Anchor>
          }
        >
          <Text size="sm" c="dimmed">
            {kind.words(round.Kind)} <Code>{round.ClassCode}</Code>
          </Text>
        </Section>
        <Results scope={{ Kind: round.Kind, RoundID: round.ID }} />
      </Stack>
    )
  return (
    <Stack gap="md">
      {classId === undefined && <ByEvaluators />}
      <DataTable
        {...props}
        id="feedback-said"
        input={ofClass(classId)}
        addressPrefix="said-"
        columns={[
          column('CourseName', { label: t('fields.course'), always: true, card: 'title' }),
          column('ClassCode', { label: t('fields.class') }),
          column('Kind', { label: t('fields.kind'), tones: kind.tones, words: kind.words }),
          column('ClosesOn', { label: t('fields.lastOn') }),
          column('Given', { label: t('fields.given') }),
          column('Mean', { label: t('fields.mean'), cell: (row) => <MeanText {...row} /> }),
        ]}
        filters={[]}
        onRow={(row) => change({ round: row.ID })}
        emptySentence={r('round.none')}
      />
    </Stack>
  )
}
const ofClass = (classId: number | undefined) => (classId === undefined ? {} : { ClassID: classId })

/** What evaluators said, once there are five of their sheets. */
function ByEvaluators() {
  const r = useText('feedback/rounds')
  const { data } = useCall(calls.getAllInstructorAssessment, {})
  if (!data || data.Mean === null) return null
  return (
    <Alert color="gray" role="note" title={r('results.evaluators')}>
      <Group gap="sm" align="baseline">
        <MeanText {...data} />
        <Text size="sm">{r('results.sheets', { count: data.Sheets })}</Text>
        <Text size="sm" c="dimmed">
          {r('results.evaluatorsFew')}
        </Text>
      </Group>
    </Alert>
  )
}
