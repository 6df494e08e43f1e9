import { Text } from '@mantine/core'
import { useFieldError } from '#platform/web/forms/useFieldError.ts'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'

/** What is wrong with a list as a whole: an entry is missing. The element can be focused, as the form goes to errors. */
export function ListError({ form, list }: { form: RecordFormState<any>; list: string }) {
  const fieldError = useFieldError('people')
  const code = form.errors[list]
  return (
    <div role="alert" {...(code && { 'data-name': list })} tabIndex={-1}>
      {code && (
        <Text size="sm" c="var(--mantine-color-error)">
          {fieldError(code)}
        </Text>
      )}
    </div>
  )
}

/** What is wrong with one entry: it stands in the list already. */
export function EntryError({ form, entry }: { form: RecordFormState<any>; entry: string }) {
  const fieldError = useFieldError('people')
  const code = form.errors[entry]
  if (!code) return null
  return (
    <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="0.25rem">
      {fieldError(code)}
    </Text>
  )
}
