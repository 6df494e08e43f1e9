import { Group, Stack, Text, Tooltip } from '@mantine/core'
import type { Input, Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { ratingScale } from '../../../rules/answers.ts'
import { isSigned } from '../../../rules/round-states.ts'
import { useAnswerWord } from '../useAnswerWord.ts'
import { Bars } from './Bars.tsx'
import classes from './Results.module.css'

export type Came = Output<typeof calls.getFeedbackResults>
type QuestionResult = Came['Categories'][number]['Questions'][number]
interface Mean {
  readonly Mean: number | null
  readonly Margin: number | null
}

/** What a kind of sheet came to, in the rounds of this scope. */
export function Results({ scope }: { scope: Input<typeof calls.getFeedbackResults> }) {
  const r = useText('feedback/rounds')
  const query = useCall(calls.getFeedbackResults, scope)
  const none = isSigned(scope.Kind) ? r('results.noneSigned') : r('results.none')
  return (
    <QueryView
      query={query}
      module="feedback"
      empty={({ Sheets }) => Sheets === 0}
      emptyState={<EmptyState sentence={none} />}
    >
      {(came) => <Shown came={came} />}
    </QueryView>
  )
}

function Shown({ came }: { came: Came }) {
  const r = useText('feedback/rounds')
  return (
    <Stack gap="md">
      <Section>
        <Group justify="space-between" align="baseline" gap="md">
          <MeanText {...came} isLarge />
          <Text size="sm" c="dimmed">
            {r('results.sheets', { count: came.Sheets })}
          </Text>
        </Group>
      </Section>
      {came.Categories.map((category, at) => (
        <Section key={at} title={<Localized text={category.Name} />} actions={<MeanText {...category} />}>
          <Stack gap="lg">
            {category.Questions.map((question, place) => (
              <OneQuestion key={place} question={question} />
            ))}
          </Stack>
        </Section>
      ))}
      {came.Months.length > 1 && <Months months={came.Months} />}
      <Section title={r('results.comments')}>
        {came.Comments.length === 0 ? (
          <Text size="sm" c="dimmed">
            {r('results.noComments')}
          </Text>
        ) : (
          <Stack gap="lg">
            {[...Map.groupBy(came.Comments, ({ Question }) => JSON.stringify(Question)).entries()].map(
              ([key, said]) => (
                <div key={key}>
                  <Text fw={500} size="sm" component="h3" mb={6}>
                    <Localized text={said[0]!.Question} />
                  </Text>
                  <Stack gap="xs" component="ul" className={classes['comments']!}>
                    {said.map((comment, at) => (
                      <Text component="li" key={at} className={classes['said']!}>
                        <Typed>{comment.Text}</Typed>
                      </Text>
                    ))}
                  </Stack>
                </div>
              ),
            )}
          </Stack>
        )}
      </Section>
    </Stack>
  )
}

/** A mean with how far it may be off. */
export function MeanText({ Mean, Margin, isLarge = false }: Mean & { isLarge?: boolean }) {
  const r = useText('feedback/rounds')
  const format = useFormat()
  if (Mean === null) return null
  return (
    <Text component="span" {...(isLarge ? { fw: 700, size: 'xl' } : { fw: 600, size: 'sm' })}>
      {isLarge
        ? r('results.mean', { mean: format.number(Mean), most: format.number(ratingScale.length) })
        : r('results.meanShort', { mean: format.number(Mean), most: format.number(ratingScale.length) })}
      {Margin !== null && (
        <Tooltip label={r('results.marginHelp')}>
          <Text component="span" size="sm" c="dimmed" fw={400} tabIndex={0}>
            {' '}
            {r('results.margin', { margin: format.number(Margin) })}
          </Text>
        </Tooltip>
      )}
    </Text>
  )
}

function OneQuestion({ question }: { question: QuestionResult }) {
  const word = useAnswerWord()
  return (
    <div>
      <Group justify="space-between" align="baseline" gap="sm" mb={6}>
        <Text fw={500} component="h3" size="sm">
          <Localized text={question.Text} />
        </Text>
        <MeanText {...question} />
      </Group>
      <Bars rows={question.Counts.map((count, at) => ({ label: word(question, at + 1), count }))} />
    </div>
  )
}

function Months({ months }: { months: Came['Months'] }) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const format = useFormat()
  return (
    <Section flush title={r('results.overTime')}>
      <SimpleTable
        caption={r('results.overTime')}
        rows={months}
        rowKey={({ Month }) => Month}
        columns={[
          { key: 'month', label: t('fields.month'), card: 'title', cell: (row) => format.month(`${row.Month}-01`) },
          { key: 'rounds', label: t('fields.rounds'), align: 'end', cell: (row) => format.number(row.Rounds) },
          { key: 'sheets', label: t('fields.given'), align: 'end', cell: (row) => format.number(row.Sheets) },
          { key: 'mean', label: t('fields.mean'), cell: (row) => <MeanText {...row} /> },
        ]}
      />
    </Section>
  )
}
