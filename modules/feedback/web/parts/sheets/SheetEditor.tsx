import { ActionIcon, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, usePick } from '#platform/web/format.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { sheetFields } from '../../../contract/sheets.ts'
import type { Family } from '../../../rules/kinds.ts'
import type { FeedbackQuestion } from '../question.ts'
import { useKindLook } from '../useKindLook.ts'

type Sheet = Output<typeof calls.getFeedbackSheet>
interface Props {
  readonly id: number
  readonly family: Family
  readonly onClose: () => void
}

/** What a draft asks, chosen from the bank. */
export function SheetEditor(props: Props) {
  const sheet = useCall(calls.getFeedbackSheet, { ID: props.id }, { keep: false })
  return (
    <QueryView query={sheet} module="feedback">
      {(found) => <OfKind {...props} sheet={found} onReload={() => void sheet.refetch()} />}
    </QueryView>
  )
}

type WithSheet = Props & { readonly sheet: Sheet; readonly onReload: () => void }

function OfKind(props: WithSheet) {
  const bank = useCall(calls.getFeedbackQuestions, {
    Family: props.family,
    Kind: props.sheet.Kind,
    IsActive: true,
    sort: 'Position',
    pageSize: 100,
  })
  return (
    <QueryView query={bank} module="feedback">
      {({ Items }) => <Form {...props} bank={Items} />}
    </QueryView>
  )
}

const moved = <T,>(list: readonly T[], at: number, to: number): T[] => {
  const next = [...list]
  ;[next[at], next[to]] = [next[to]!, next[at]!]
  return next
}

function Form({ sheet, bank, onClose, onReload }: WithSheet & { readonly bank: readonly FeedbackQuestion[] }) {
  const r = useText('feedback/rounds')
  const t = useText('feedback')
  const kind = useKindLook()
  const asked = sheet.Categories.flatMap(({ Questions }) => Questions.map(({ QuestionID }) => QuestionID))
  const known = new Set(bank.map(({ ID }) => ID))
  const form = useRecordForm({
    module: 'feedback',
    call: calls.editFeedbackSheet,
    schema: sheetFields,
    // What was paused meanwhile is not asked any more.
    initial: { Intro: sheet.Intro, QuestionIDs: asked.filter((ID) => known.has(ID)) },
    version: sheet.Version,
    toInput: (values, { version }) => ({ body: { ...values, ID: sheet.ID, Version: version } }),
    success: r('sheets.saved'),
    onSaved: onClose,
    onReload,
  })
  const chosen = form.values.QuestionIDs as readonly number[]
  const set = (ids: readonly number[]) => form.setValue('QuestionIDs', [...ids])
  const categories = [...Map.groupBy(bank, ({ CategoryID }) => CategoryID).values()]
  return (
    <Section title={r('sheets.editing', { kind: kind.words(sheet.Kind) })} description={r('sheets.choose')}>
      <RecordForm form={form} onCancel={onClose}>
        <TrilingualField {...form.field('Intro')} label={t('fields.intro')} multiline rows={2} />
        {bank.length === 0 && <Text c="dimmed">{r('sheets.bankEmpty')}</Text>}
        {categories.map((questions) => (
          <Category key={questions[0]!.CategoryID} questions={questions} chosen={chosen} onChange={set} />
        ))}
      </RecordForm>
    </Section>
  )
}

interface CategoryProps {
  readonly questions: readonly FeedbackQuestion[]
  readonly chosen: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
}

/** The questions of one category: those that are asked first, in their order. */
function Category({ questions, chosen, onChange }: CategoryProps) {
  const r = useText('feedback/rounds')
  const t = useText('feedback')
  const pick = usePick()
  const asked = chosen.flatMap((id) => questions.find(({ ID }) => ID === id) ?? [])
  const others = questions.filter(({ ID }) => !chosen.includes(ID))
  const swap = (id: number, other: number) => onChange(moved(chosen, chosen.indexOf(id), chosen.indexOf(other)))
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Text component="legend" fw={600} size="sm" mb={6}>
        <Localized text={questions[0]!.CategoryName} />
      </Text>
      <Stack gap={4}>
        {[...asked, ...others].map((question, at) => (
          <Group key={question.ID} justify="space-between" wrap="nowrap" gap="xs">
            <Checkbox
              checked={at < asked.length}
              label={
                <>
                  <Localized text={question.Text} />{' '}
                  <Text component="span" size="xs" c="dimmed">
                    {t(`answers.${question.Answer}`)}
                  </Text>
                </>
              }
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked ? [...chosen, question.ID] : chosen.filter((id) => id !== question.ID),
                )
              }
            />
            {at < asked.length && (
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  disabled={at === 0}
                  aria-label={r('sheets.up', { text: pick(question.Text) })}
                  onClick={() => swap(question.ID, asked[at - 1]!.ID)}
                >
                  <IconArrowUp size="1rem" aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  disabled={at === asked.length - 1}
                  aria-label={r('sheets.down', { text: pick(question.Text) })}
                  onClick={() => swap(question.ID, asked[at + 1]!.ID)}
                >
                  <IconArrowDown size="1rem" aria-hidden />
                </ActionIcon>
              </Group>
            )}
          </Group>
        ))}
      </Stack>
    </fieldset>
  )
}
