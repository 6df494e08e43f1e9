import { Badge, Box, Button, Group, Paper as Card, Stack, Text, TextInput } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useSend } from '#platform/web/data.ts'
import { fits } from '#platform/web/forms/fields/number-entry.ts'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { ChangedEntries, ChangedEntry } from '#platform/web/forms/sheet/ChangedEntry.tsx'
import { enterBelow } from '#platform/web/forms/sheet/enter-below.ts'
import { useSheetDrafts } from '#platform/web/forms/sheet/useSheetDrafts.ts'
import { UnsavedGuard } from '#platform/web/forms/UnsavedGuard.tsx'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { type Mark, sameMark, withRemark } from '../marking/mark.ts'
import classes from '../marking/PaperToMark.module.css'
import { Remarks } from '../marking/Remarks.tsx'
import { PaperName } from './PaperName.tsx'

type Row = Output<typeof calls.getAnswersToQuestion>['Items'][number]

/** Answers to one question, each with its mark: Enter saves it and goes to the next. */
export function AnswersSheet(props: { rows: readonly Row[]; examId: number; examQuestionId: number; weight: number }) {
  const t = useText('correction')
  const words = useText('sitting')
  const format = useFormat()
  const { rows, weight } = props
  const savedOf = (id: number): Mark | null => {
    const row = rows.find((each) => each.AttemptID === id)
    return row ? { score: row.Score ?? undefined, comment: row.Comment } : null
  }
  const drafts = useSheetDrafts<number, Mark>(savedOf, sameMark)
  const saving = useSend(calls.saveMarks, { module: 'exams', onDone: () => drafts.answered() })
  const isRight = ({ score }: Mark) => score !== undefined && fits(score, { min: 0, max: weight })
  const ready = drafts.toSend.filter(([id, mark]) => isRight(mark) && !drafts.changed.includes(id))

  const save = async (entries: readonly (readonly [number, Mark])[]) => {
    for (const [id, mark] of entries) {
      const row = rows.find((each) => each.AttemptID === id)
      if (!row) continue
      await drafts.send([[id, mark]], () =>
        saving.send({
          body: {
            AttemptID: id,
            Version: row.Version,
            Marks: [{ ExamQuestionID: props.examQuestionId, Score: mark.score!, Comment: mark.comment }],
          },
        }),
      )
    }
  }
  const said = ({ score, comment }: Mark) => format.joined([format.number(score), comment].filter(Boolean))

  return (
    <div data-sheet>
      <UnsavedGuard mayLeave={() => drafts.size === 0} />
      <Stack gap="sm">
        <ChangedEntries count={drafts.changed.length} />
        {rows.map((row) => {
          const mayMark = row.Actions.includes('saveMarks')
          const mark = drafts.value(row.AttemptID) ?? { score: undefined, comment: '' }
          const typed = drafts.mine(row.AttemptID)
          return (
            <Card key={row.AttemptID} withBorder p="md">
              <Stack gap="xs">
                <Group justify="space-between">
                  <Text size="sm" fw={600} component="div">
                    <PaperName paper={row} />
                  </Text>
                  <Group gap="xs">
                    {row.IsLate && (
                      <Badge size="sm" color="yellow" variant="light">
                        {words('marking.late')}
                      </Badge>
                    )}
                    {!mayMark && (
                      <Badge size="sm" color="gray" variant="light">
                        {t('byQuestion.mayNot')}
                      </Badge>
                    )}
                  </Group>
                </Group>
                <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }} maw="80ch">
                  {row.Written}
                </Text>
                {mayMark ? (
                  <Group align="end" gap="md">
                    <Box w="10rem">
                      <NumberField
                        label={words('marking.score', { weight: format.number(weight) })}
                        min={0}
                        max={weight}
                        decimals={2}
                        value={mark.score ?? null}
                        onChange={(score) => drafts.put(row.AttemptID, { ...mark, score: score ?? undefined })}
                        onEnter={(entry) => {
                          enterBelow(entry, 2)
                          if (typed && isRight(typed)) void save([[row.AttemptID, typed]])
                        }}
                      />
                    </Box>
                    <TextInput
                      flex={1}
                      miw="12rem"
                      label={words('marking.comment')}
                      maxLength={2000}
                      value={mark.comment}
                      onChange={(event) => drafts.put(row.AttemptID, { ...mark, comment: event.currentTarget.value })}
                    />
                  </Group>
                ) : (
                  <Text size="sm">
                    {row.Score === null
                      ? words('results.waitsForMark')
                      : words('results.mark', { score: format.number(row.Score), weight: format.number(weight) })}
                  </Text>
                )}
                {mayMark && (
                  <Remarks
                    examId={props.examId}
                    questionId={props.examQuestionId}
                    folded
                    onPick={(remark) =>
                      drafts.put(row.AttemptID, { ...mark, comment: withRemark(mark.comment, remark, ' ') })
                    }
                  />
                )}
                {typed && drafts.changed.includes(row.AttemptID) && (
                  <ChangedEntry
                    label={t('paperNumber', { number: format.count(row.AttemptID) })}
                    theirs={said(savedOf(row.AttemptID) ?? { score: undefined, comment: '' })}
                    mine={said(typed)}
                    onTheirs={() => drafts.drop(row.AttemptID)}
                    onMine={() => drafts.keepMine(row.AttemptID)}
                  />
                )}
              </Stack>
            </Card>
          )
        })}
      </Stack>
      <div className={classes['foot']} data-foot>
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t('byQuestion.keys')}
          </Text>
          <Button disabled={ready.length === 0} loading={saving.sending} onClick={() => void save(ready)}>
            {t('byQuestion.saveAll')}
          </Button>
        </Group>
      </div>
    </div>
  )
}
