import { Button, Group, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Trilingual } from '#platform/shared/text.ts'
import { RadioField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { IconButton } from '#platform/web/frame/IconButton.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { feedbackCalls as calls } from '../../contract/calls.ts'
import { questionFields } from '../../contract/questions.ts'
import { answerKinds, type AnswerKind } from '../../rules/answers.ts'
import type { Family } from '../../rules/kinds.ts'
import { AnswerShown } from './AnswerShown.tsx'
import { listPath, type FeedbackQuestion } from './question.ts'
import { useCategoryRecord } from './useCategoryRecord.ts'

interface FormProps {
  readonly family: Family
  /** Null: a new one. */
  readonly question: FeedbackQuestion | null
  readonly category: number | null
  readonly onReload?: () => unknown
}

/** What a question asks and how it is answered, with what whoever answers will see. */
export function FeedbackQuestionForm({ family, question, category, onReload }: FormProps) {
  const t = useText('feedback')
  const platform = useText('platform')
  const go = useGo()
  const ofCategory = useCategoryRecord(family)
  const form = useRecordForm({
    module: 'feedback',
    call: question ? calls.editFeedbackQuestion : calls.addFeedbackQuestion,
    schema: questionFields,
    initial: {
      CategoryID: category,
      Text: question?.Text ?? {},
      Answer: (question?.Answer ?? 'rating') as AnswerKind,
      Choices: [...(question?.Choices ?? [])] as Trilingual[],
      IsRequired: question?.IsRequired ?? true,
      IsActive: question?.IsActive ?? true,
    },
    ...(question && { version: question.Version }),
    toInput: (values, { version }) =>
      (question ? { ID: question.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: platform('toasts.saved'),
    onSaved: () => void go(listPath[family]),
    ...(onReload && { onReload }),
  })
  const choices = form.list('Choices')
  const answer = form.values.Answer as AnswerKind
  /** A choice begins with two; another answer has none. */
  const answerBy = (kind: AnswerKind) => {
    form.setValue('Answer', kind)
    const isChoice = kind === 'choice'
    if (isChoice !== choices.items.length > 0) form.setValue('Choices', isChoice ? [{}, {}] : [])
  }
  return (
    <Page
      title={t(
        question === null
          ? 'acts.addFeedbackQuestion.do'
          : family === 'course'
            ? 'screens.courseQuestion'
            : 'screens.instructorQuestion',
      )}
      width="form"
    >
      <RecordForm form={form} cancelHref={listPath[family]}>
        <RecordSelect
          {...form.field('CategoryID')}
          {...ofCategory}
          option={(row) => ({ ...ofCategory.option(row), disabled: !row.IsActive })}
          label={t('fields.category')}
          description={t('hints.category')}
          required
        />
        <TrilingualField
          {...form.field('Text')}
          label={t('fields.text')}
          multiline
          rows={3}
          maxLength={1000}
          required
        />
        <RadioField
          {...form.field('Answer')}
          onChange={(kind) => answerBy(kind as AnswerKind)}
          label={t('fields.answer')}
          options={answerKinds.map((value) => ({ value, label: t(`answers.${value}`) }))}
          required
        />
        {answer === 'choice' && (
          <Stack gap="sm" role="group" aria-label={t('fields.choices')}>
            {choices.items.map((_, at) => (
              <Group key={at} align="end" wrap="nowrap" gap="sm">
                <div style={{ flex: 1 }}>
                  <TrilingualField
                    {...form.field(`Choices.${at}`)}
                    label={t('fields.choice', { number: at + 1 })}
                    maxLength={200}
                    required
                  />
                </div>
                {choices.items.length > 2 && (
                  <IconButton label={t('removeChoice', { number: at + 1 })} onClick={() => choices.remove(at)}>
                    <IconTrash size="1.1rem" aria-hidden />
                  </IconButton>
                )}
              </Group>
            ))}
            {choices.items.length < 20 && (
              <Group>
                <Button
                  variant="default"
                  leftSection={<IconPlus size="1rem" aria-hidden />}
                  onClick={() => choices.add({})}
                >
                  {t('addChoice')}
                </Button>
              </Group>
            )}
          </Stack>
        )}
        <AnswerShown answer={answer} choices={form.values.Choices as readonly Trilingual[]} />
        <FieldRow>
          <SwitchField {...form.field('IsRequired')} label={t('fields.isRequired')} />
          <SwitchField {...form.field('IsActive')} label={t('fields.isActive')} description={t('hints.isActive')} />
        </FieldRow>
      </RecordForm>
    </Page>
  )
}
