import { Input, Skeleton } from '@mantine/core'
import { useId } from 'react'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import type { FieldProps } from './field.ts'

const Editor = lazyPart(
  async () => (await import('./RichTextEditor.tsx')).default,
  ({ rows }) => <Skeleton height={`${rows * 1.6 + 6}rem`} radius="sm" />,
)

/**
 * Long text with formatting; its value is HTML, '' for nothing. The editor is fetched when the field is shown. `upload`
 * names an upload field of its own for pictures and sounds; else they are `richTextImage`, without sounds.
 */
export function RichTextField(props: FieldProps<string | null | undefined> & { rows?: number; upload?: string }) {
  const { label, description, error, required, rows = 8 } = props
  const id = useId()
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      error={error}
      errorProps={{ id: `${id}-error` }}
      required={required ?? false}
    >
      <Editor
        value={props.value ?? ''}
        onChange={(html) => props.onChange(html)}
        onBlur={props.onBlur}
        name={props.name}
        rows={rows}
        {...(props.upload && { upload: props.upload })}
        label={typeof label === 'string' ? label : (props['aria-label'] ?? '')}
        describedBy={error ? `${id}-error` : undefined}
        invalid={Boolean(error)}
        disabled={props.disabled ?? false}
      />
    </Input.Wrapper>
  )
}
