import { Button, Group, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { SheetDrafts } from '#platform/web/forms/sheet/useSheetDrafts.ts'
import { useText } from '#platform/web/text.ts'
import { isMarkedByHand } from '../../rules/question.ts'
import type { Mark } from './mark.ts'
import { MarkedQuestion } from './MarkedQuestion.tsx'
import type { PaperQuestion } from './paper.ts'

/**
 * The questions of a paper. Where there is something to mark (`fold`), that comes first, and what the machine marked is
 * folded away below it.
 */
export function PaperQuestions(props: {
  examId: number
  questions: readonly PaperQuestion[]
  fold: boolean
  /** What is typed and not saved, where the reader may mark. */
  drafts: SheetDrafts<number, Mark> | null
}) {
  const t = useText('sitting')
  const listId = useId()
  const [unfolded, setUnfolded] = useState(false)
  const { questions, drafts } = props
  const byHand = questions.filter((question) => isMarkedByHand(question.Type))
  const byMachine = questions.filter((question) => !isMarkedByHand(question.Type))
  const shown = (list: readonly PaperQuestion[]) =>
    list.map((question) => (
      <MarkedQuestion key={question.ExamQuestionID} examId={props.examId} question={question} drafts={drafts} />
    ))
  if (!props.fold || byHand.length === 0 || byMachine.length === 0)
    return (
      <Stack gap="md" data-questions>
        {shown(questions)}
      </Stack>
    )
  return (
    <Stack gap="md" data-questions>
      {shown(byHand)}
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('marking.machineFolded', { count: byMachine.length })}
        </Text>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={unfolded}
          aria-controls={listId}
          rightSection={unfolded ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t(unfolded ? 'marking.fold' : 'marking.unfold')}
        </Button>
      </Group>
      <Stack gap="md" id={listId}>
        {unfolded && shown(byMachine)}
      </Stack>
    </Stack>
  )
}
