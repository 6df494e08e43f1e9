import { Alert, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { statisticsCalls } from '../../../contract/calls.ts'
import { Grade } from '../../marking/Grade.tsx'

type Preview = Output<typeof statisticsCalls.previewAcceptedAnswer>
type Outcome = Preview['Papers'][number]['From']

/** Whose mark and result change by an accepted answer, each as it is and as it becomes. */
export function RaisedPapers({ preview }: { readonly preview: Preview }) {
  const t = useText('exams/analysis')
  const words = useText('sitting')
  const correction = useText('correction')
  const format = useFormat()
  if (preview.Papers.length === 0) return <Text size="sm">{t('acceptance.nobody')}</Text>
  const mark = (score: number) =>
    words('results.mark', { score: format.number(score), weight: format.number(preview.Weight) })
  return (
    <Stack gap="sm">
      <Text size="sm">
        {t('acceptance.changes', {
          papers: format.number(preview.Papers.length),
          released: format.number(preview.Papers.filter((paper) => paper.IsOut).length),
        })}
      </Text>
      {preview.SecondPerson && <Alert color="yellow">{t('acceptance.second')}</Alert>}
      <SimpleTable
        compact
        caption={t('acceptance.preview')}
        rows={preview.Papers}
        rowKey={(paper) => paper.AttemptID}
        emptySentence={t('acceptance.nobody')}
        columns={[
          {
            key: 'trainee',
            label: t('trainee'),
            card: 'title',
            cell: (paper) =>
              paper.TraineeName === null ? (
                correction('paperNumber', { number: format.count(paper.AttemptID) })
              ) : (
                <>
                  <Localized text={paper.TraineeName} /> <Code>{paper.TraineeCode}</Code>
                </>
              ),
          },
          {
            key: 'from',
            label: t('acceptance.from'),
            cell: (paper) => <Standing mark={mark(paper.FromScore)} outcome={paper.From} />,
          },
          {
            key: 'to',
            label: t('acceptance.to'),
            cell: (paper) => <Standing mark={mark(paper.ToScore)} outcome={paper.To} />,
          },
          {
            key: 'out',
            label: t('acceptance.state'),
            card: 'badge',
            cell: (paper) => (
              <StateBadge
                tone={paper.IsOut ? 'warning' : 'neutral'}
                label={t(paper.IsOut ? 'acceptance.released' : 'acceptance.notReleased')}
              />
            ),
          },
        ]}
      />
    </Stack>
  )
}

/** The mark of the question, and what the whole paper comes to where all of it is marked. */
function Standing({ mark, outcome }: { readonly mark: string; readonly outcome: Outcome }) {
  const format = useFormat()
  return (
    <>
      <Text size="sm">{mark}</Text>
      {outcome.Percent !== null && (
        <Text size="xs" c="dimmed" component="div">
          <bdi>{format.percent(outcome.Percent)}</bdi> <Grade grade={outcome.Grade} />
        </Text>
      )}
    </>
  )
}
