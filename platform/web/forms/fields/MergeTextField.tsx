import { Input, Skeleton } from '@mantine/core'
import { useId } from 'react'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import type { MergeTextEditorProps } from '../merge-text/MergeTextEditor.tsx'
import type { FieldProps } from './field.ts'

/** Fetches the editor. What stands below such texts on a page waits for it too, as it moves when they come. */
export const fetchMergeTextEditor = () => import('../merge-text/MergeTextEditor.tsx')
const Editor = lazyPart(
  async () => (await fetchMergeTextEditor()).default,
  ({ rows }) => <Skeleton height={`${rows * 1.6 + 6}rem`} radius="sm" />,
)

type Props = FieldProps<string> &
  Pick<MergeTextEditorProps, 'language' | 'fields' | 'pictures' | 'onActive' | 'onReady'> & { rows?: number }

/**
 * A formatted text with merge fields, in `language`: a letter, a contract. Its value is merge text (`mergeText()` of
 * `shared/letters`), '' for nothing; the server cleans it with `cleanMergeText`. The editor is fetched when it is shown.
 */
export function MergeTextField(props: Props) {
  const { label, description, error, required, rows = 8, language, fields, pictures, onActive, onReady } = props
  const id = useId()
  const name = typeof label === 'string' ? label : ''
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
        value={props.value}
        onChange={(html) => props.onChange(html)}
        onBlur={props.onBlur}
        name={props.name}
        rows={rows}
        label={props['aria-label'] ?? name}
        describedBy={error ? `${id}-error` : undefined}
        invalid={Boolean(error)}
        disabled={props.disabled ?? false}
        language={language}
        fields={fields}
        pictures={pictures}
        onActive={onActive}
        onReady={onReady}
      />
    </Input.Wrapper>
  )
}
