import { ActionIcon, Button, Group, Text } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconArrowsShuffle,
  IconLayoutList,
  IconListSearch,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import type { questionCalls } from '../../../contract/calls.ts'
import { chosenOf, faceOf, type ExamValues, type QuestionFace } from './exam-values.ts'
import classes from './ExamQuestions.module.css'
import { DrawBlueprint } from './DrawBlueprint.tsx'
import { DrawQuestions } from './DrawQuestions.tsx'
import { PickQuestions } from './PickQuestions.tsx'
import { useTypeWords } from '../useTypeWords.ts'

type BankRow = Output<typeof questionCalls.searchQuestions>['Items'][number]

export interface ExamQuestionsProps {
  readonly form: RecordFormState<ExamValues>
  readonly courseId: number
  readonly faces: ReadonlyMap<number, QuestionFace>
  readonly onAdded: (faces: ReadonlyMap<number, QuestionFace>) => void
}

/** The questions of the exam in their order, each with the weight and the time that it has here. */
export function ExamQuestions({ form, courseId, faces, onAdded }: ExamQuestionsProps) {
  const t = useText('exams')
  const [open, setOpen] = useState<'pick' | 'draw' | 'blueprint' | null>(null)
  const chosen = form.values.Questions
  const add = (rows: readonly BankRow[]) => {
    onAdded(new Map(rows.map((row) => [row.ID, faceOf(row)])))
    const fresh = rows.filter((row) => !chosen.some((each) => each.QuestionID === row.ID))
    form.setValue('Questions', [...chosen, ...fresh.map(chosenOf)] as never)
  }
  return (
    <Section
      title={t('exam.composition')}
      actions={
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconLayoutList size="1.125rem" stroke={1.5} />}
            onClick={() => setOpen('blueprint')}
          >
            {t('blueprint.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowsShuffle size="1.125rem" stroke={1.5} />}
            onClick={() => setOpen('draw')}
          >
            {t('exam.draw')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconListSearch size="1.125rem" stroke={1.5} />}
            onClick={() => setOpen('pick')}
          >
            {t('exam.pick')}
          </Button>
        </Group>
      }
    >
      {chosen.length === 0 ? (
        <EmptyState sentence={t('exam.noQuestions')} />
      ) : (
        <ol className={classes['list']}>
          {chosen.map((question, index) => (
            <QuestionLine
              key={question.QuestionID}
              form={form}
              index={index}
              face={faces.get(question.QuestionID)}
              isLast={index === chosen.length - 1}
            />
          ))}
        </ol>
      )}
      <PickQuestions
        opened={open === 'pick'}
        onClose={() => setOpen(null)}
        courseId={courseId}
        chosen={chosen.map((each) => each.QuestionID)}
        onAdd={(row) => add([row])}
      />
      <DrawQuestions
        opened={open === 'draw'}
        onClose={() => setOpen(null)}
        courseId={courseId}
        exclude={chosen.map((each) => each.QuestionID)}
        onDrawn={(rows) => {
          add(rows)
          toast.done(t('exam.drawn', { count: rows.length }))
        }}
      />
      <DrawBlueprint
        opened={open === 'blueprint'}
        onClose={() => setOpen(null)}
        courseId={courseId}
        exclude={chosen.map((each) => each.QuestionID)}
        minutes={form.values.Minutes}
        onDrawn={(rows) => {
          add(rows)
          setOpen(null)
          toast.done(t('exam.drawn', { count: rows.length }))
        }}
      />
    </Section>
  )
}

function QuestionLine(props: {
  form: RecordFormState<ExamValues>
  index: number
  face: QuestionFace | undefined
  isLast: boolean
}) {
  const { form, index, face, isLast } = props
  const t = useText('exams')
  const typeWords = useTypeWords()
  const format = useFormat()
  const number = format.number(index + 1)
  const list = form.list('Questions')
  return (
    <li className={classes['line']}>
      <span className={classes['number']}>{number}</span>
      <div className={classes['words']}>
        <bdi className={classes['preview']}>{face?.Preview}</bdi>
        <Text size="xs" c="dimmed" component="div" className={classes['facts']!}>
          <Code>{face?.Code}</Code>
          {face && <span>{typeWords(face.Type)}</span>}
          {face?.ModuleName && <Localized text={face.ModuleName} />}
          {face && !face.IsActive && <StateBadge tone="danger" label={t('exam.hasInactive')} />}
        </Text>
      </div>
      <div className={classes['figures']}>
        <NumberField
          {...form.field(`Questions.${index}.Weight` as never)}
          aria-label={t('exam.weightOf', { number })}
          suffix={<Text size="xs">{t('fields.weight')}</Text>}
          min={0}
          decimals={2}
        />
        <NumberField
          {...form.field(`Questions.${index}.Seconds` as never)}
          aria-label={t('exam.secondsOf', { number })}
          suffix={<Text size="xs">{t('fields.secondsShort')}</Text>}
          min={1}
          step={15}
        />
      </div>
      <span className={classes['tools']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={index === 0}
          aria-label={t('exam.moveUp', { number })}
          onClick={() => list.move(index, index - 1)}
        >
          <IconArrowUp size="1.125rem" stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={isLast}
          aria-label={t('exam.moveDown', { number })}
          onClick={() => list.move(index, index + 1)}
        >
          <IconArrowDown size="1.125rem" stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('exam.removeQuestion', { number })}
          onClick={() => list.remove(index)}
        >
          <IconTrash size="1.125rem" stroke={1.5} />
        </ActionIcon>
      </span>
    </li>
  )
}
