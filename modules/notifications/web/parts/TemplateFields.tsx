import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useRef } from 'react'
import { textLanguages } from '#platform/shared/text.ts'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { markName } from './mark-names.ts'
import type { Template, Wording } from './template.ts'

interface TemplateFieldsProps {
  readonly form: Pick<RecordFormState<Wording>, 'field' | 'setValue'>
  readonly marks: Template['Marks']
  /** What is said of the merge fields. */
  readonly help: string
  readonly mayChange: boolean
}

/** The words of a letter in three languages side by side, above them the merge fields that it may hold. */
export function TemplateFields({ form, marks, help, mayChange }: TemplateFieldsProps) {
  const t = useText('notifications')
  const kit = useKit()
  const language = useLanguage()
  const insert = useInsert(textLanguages.find((each) => each === language) ?? 'ar', (path, text) =>
    form.setValue(path as 'Title.ar', text),
  )
  return (
    <>
      <Section title={t('templates.marks')} description={help}>
        <Group gap="xs">
          {marks.map(({ Name, IsNeeded }) => {
            const label = markName(Name, language)
            return (
              <Button
                key={Name}
                variant="light"
                size="compact-sm"
                aria-label={t('templates.insert', { mark: label })}
                disabled={!mayChange}
                // The text keeps the cursor.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => insert.put(Name, event.currentTarget.form)}
              >
                {label}
                {IsNeeded && <span aria-hidden>{'*'}</span>}
              </Button>
            )
          })}
        </Group>
      </Section>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
        {textLanguages.map((each) => (
          <Section key={each} title={kit(`languages.${each}`)}>
            <Stack gap="sm" onFocusCapture={insert.notice}>
              <TextField {...form.field(`Title.${each}`)} label={t('templates.title')} maxLength={200} required />
              <TextAreaField
                {...form.field(`Body.${each}`)}
                label={t('templates.body')}
                rows={7}
                maxLength={2000}
                required
              />
            </Stack>
          </Section>
        ))}
      </SimpleGrid>
    </>
  )
}

/** Puts merge fields where the cursor last was; before it was anywhere, at the end of the text in `language`. */
function useInsert(language: string, write: (path: string, text: string) => void) {
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  return {
    notice: ({ target }: { readonly target: EventTarget }) => {
      if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) last.current = target
    },
    put: (mark: string, form: HTMLFormElement | null) => {
      const field = last.current ?? form?.elements.namedItem(`Body.${language}`)
      if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
      const from = (last.current && field.selectionStart) ?? field.value.length
      const to = (last.current && field.selectionEnd) ?? from
      const put = `{{${mark}}}`
      write(field.name, field.value.slice(0, from) + put + field.value.slice(to))
      requestAnimationFrame(() => {
        field.focus()
        field.setSelectionRange(from + put.length, from + put.length)
      })
    },
  }
}
