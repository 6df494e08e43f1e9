import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useSend } from '#platform/web/data.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { examCalls as calls } from '../../../contract/calls.ts'
import type { QuestionType } from '../../../rules/question.ts'
import { useLookupOptions, useModuleOptions, useTypeOptions } from '../bank-choices.ts'

type Drawn = Output<typeof calls.drawQuestions>['Items']

export interface DrawQuestionsProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly courseId: number
  readonly exclude: readonly number[]
  readonly onDrawn: (rows: Drawn) => void
}

/** So many questions of one kind, by chance; again for another kind. */
export function DrawQuestions({ opened, onClose, courseId, exclude, onDrawn }: DrawQuestionsProps) {
  const t = useText('exams')
  const words = useText('platform')
  const sentence = useSentence('exams')
  const [count, setCount] = useState<number | null>(5)
  const [moduleId, setModule] = useState<number | null>(null)
  const [levelId, setLevel] = useState<number | null>(null)
  const [categoryId, setCategory] = useState<number | null>(null)
  const [type, setType] = useState<QuestionType | null>(null)
  const modules = useModuleOptions(opened ? courseId : null)
  const [levels, categories, types] = [
    useLookupOptions('QuestionLevel'),
    useLookupOptions('Category'),
    useTypeOptions(),
  ]
  const draw = useSend(calls.drawQuestions, { quiet: true, module: 'exams', onDone: (drawn) => onDrawn(drawn.Items) })
  const asked = { CourseID: courseId, ModuleID: moduleId, LevelID: levelId, CategoryID: categoryId, Type: type }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('exam.draw')}
      closeButtonProps={{ 'aria-label': words('actions.close') }}
      centered
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('exam.drawHint')}
        </Text>
        {draw.problem && (
          <Alert color="red" role="alert">
            {sentence(draw.problem)}
          </Alert>
        )}
        <FieldRow>
          <NumberField
            label={t('fields.count')}
            value={count}
            onChange={(value) => setCount(value ?? null)}
            min={1}
            max={100}
            required
          />
          <SelectField<QuestionType>
            label={t('fields.type')}
            placeholder={t('exam.anyType')}
            options={types}
            value={type}
            onChange={(value) => setType(value ?? null)}
          />
        </FieldRow>
        <SelectField<number>
          label={t('fields.module')}
          placeholder={t('exam.anyModule')}
          options={modules}
          value={moduleId}
          onChange={(value) => setModule(value ?? null)}
        />
        <FieldRow>
          <SelectField<number>
            label={t('fields.level')}
            placeholder={t('exam.anyLevel')}
            options={levels}
            value={levelId}
            onChange={(value) => setLevel(value ?? null)}
          />
          <SelectField<number>
            label={t('fields.category')}
            placeholder={t('exam.anyCategory')}
            options={categories}
            value={categoryId}
            onChange={(value) => setCategory(value ?? null)}
          />
        </FieldRow>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('exam.done')}
          </Button>
          <Button
            loading={draw.sending}
            disabled={!count || Number.isNaN(count)}
            onClick={() => void draw.send({ body: { ...asked, Count: count!, Exclude: [...exclude] } })}
          >
            {t('exam.drawNow')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
