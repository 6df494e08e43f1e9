import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useRef } from 'react'
import { textLanguages } from '#platform/shared/text.ts'
import { useFormat } from '../../format.tsx'
import { useLanguage } from '../../text.ts'
import { Section } from '../../ui/Page.tsx'
import { useKit } from '../../ui/useKit.ts'
import { MergeTextField } from '../fields/MergeTextField.tsx'
import { TextField } from '../fields/TextFields.tsx'
import type { RecordFormState } from '../useRecordForm.ts'
import type { MergePicture } from './parts.ts'

interface MergeTextsProps {
  /** The field of the form that holds the texts; `Body` where not said. */
  readonly path?: string
  /** Of a form with `Body` in each language, and `Title` where `words.title` names one. */
  readonly form: Pick<RecordFormState, 'field' | 'setValue'>
  readonly fields: readonly { readonly name: string; readonly label: string; readonly isNeeded?: boolean }[]
  readonly pictures: readonly MergePicture[] | null
  readonly words: {
    readonly fields: string
    readonly help: string
    readonly insert: (field: string) => string
    readonly title?: string
    readonly body: string
  }
  readonly mayChange: boolean
}

/** A merge text in three languages side by side, above them the merge fields that it may hold. */
export function MergeTexts({ path: at = 'Body', form, fields, pictures, words, mayChange }: MergeTextsProps) {
  const kit = useKit()
  const format = useFormat()
  const language = useLanguage()
  const insert = useInsert((path, text) => form.setValue(path as never, text as never))
  const first = textLanguages.find((each) => each === language) ?? 'ar'
  return (
    <>
      <Section title={words.fields} description={words.help}>
        <Group gap="xs">
          {fields.map(({ name, label, isNeeded }) => (
            <Button
              key={name}
              variant="light"
              size="compact-sm"
              aria-label={words.insert(label)}
              disabled={!mayChange}
              // The text keeps the cursor.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert.put(name)}
            >
              {label}
              {isNeeded && <span aria-hidden>{'*'}</span>}
            </Button>
          ))}
        </Group>
      </Section>
      <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="md">
        {textLanguages.map((each) => (
          <Section key={each} title={kit(`languages.${each}`)}>
            <Stack gap="sm">
              {words.title && (
                <div onFocusCapture={insert.noticeTitle}>
                  <TextField {...form.field(`Title.${each}`)} label={words.title} maxLength={200} required />
                </div>
              )}
              <MergeTextField
                {...form.field(`${at}.${each}`)}
                label={words.body}
                aria-label={`${words.body}${format.colon}${kit(`languages.${each}`)}`}
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
