import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useRef } from 'react'
import { textLanguages } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { MergeTextField } from '#platform/web/forms/fields/MergeTextField.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { markName } from './mark-names.ts'
import type { Template, Wording } from './template.ts'

interface TemplateFieldsProps extends Pick<Template, 'Marks'> {
  readonly form: Pick<RecordFormState<Wording>, 'field' | 'setValue'>
  /** What is said of the merge fields. */
  readonly help: string
  readonly mayChange: boolean
}

/** The words of a letter in three languages side by side, above them the merge fields that it may hold. */
export function TemplateFields({ form, Marks, help, mayChange }: TemplateFieldsProps) {
  const t = useText('notifications')
  const kit = useKit()
  const language = useLanguage()
  const insert = useInsert((path, text) => form.setValue(path as 'Title.ar', text))
  const first = textLanguages.find((each) => each === language) ?? 'ar'
  const fields = Marks.map(({ Name }) => ({ name: Name, label: markName(Name, language) }))
  const found = useCall(calls.getLetterPictures, {})
  const pictures = (found.data?.Items ?? []).map(({ Place, Address }) => ({ place: Place, address: Address }))
  return (
    <>
      <Section title={t('templates.marks')} description={help}>
        <Group gap="xs">
          {Marks.map(({ Name, IsNeeded }) => {
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
                onClick={() => insert.put(Name)}
              >
                {label}
                {IsNeeded && <span aria-hidden>{'*'}</span>}
              </Button>
            )
          })}
        </Group>
      </Section>
      <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="md">
        {textLanguages.map((each) => (
          <Section key={each} title={kit(`languages.${each}`)}>
            <Stack gap="sm">
              <div onFocusCapture={insert.noticeTitle}>
                <TextField {...form.field(`Title.${each}`)} label={t('templates.title')} maxLength={200} required />
              </div>
              <MergeTextField
                {...form.field(`Body.${each}`)}
                label={t('templates.body')}
                aria-label={`${t('templates.body')}: ${kit(`languages.${each}`)}`}
                language={each}
                fields={fields}
                pictures={pictures}
                disabled={!mayChange}
                onActive={insert.noticeText}
                {...(each === first && { onReady: insert.noticeFirst })}
                required
              />
            </Stack>
          </Section>
        ))}
      </SimpleGrid>
    </>
  )
}

/**
 * Puts merge fields where the cursor last was: into a title as it is typed, into a text as one piece. Before it was anywhere,
 * into the text of the reader's language.
 */
function useInsert(write: (path: string, text: string) => void) {
  const last = useRef<((mark: string) => void) | null>(null)
  return {
    noticeTitle: ({ target }: { readonly target: EventTarget }) => {
      if (!(target instanceof HTMLInputElement)) return
      last.current = (mark) => {
        const from = target.selectionStart ?? target.value.length
        const put = `{{${mark}}}`
        write(target.name, target.value.slice(0, from) + put + target.value.slice(target.selectionEnd ?? from))
        requestAnimationFrame(() => {
          target.focus()
          target.setSelectionRange(from + put.length, from + put.length)
        })
      }
    },
    noticeText: (put: (mark: string) => void) => void (last.current = put),
    noticeFirst: (put: (mark: string) => void) => void (last.current ??= put),
    put: (mark: string) => last.current?.(mark),
  }
}
