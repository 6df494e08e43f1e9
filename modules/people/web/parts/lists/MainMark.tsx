import { Radio } from '@mantine/core'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { withMain, type Marked } from '../../../rules/main-entry.ts'
import classes from './lists.module.css'

interface MarkProps<E extends Marked> {
  readonly form: RecordFormState<any>
  readonly list: string
  readonly at: number
  readonly groupOf?: (entry: E) => string
  readonly disabled?: boolean
}

/** Whether an entry is the main one of its list, or of those of its group; to choose it leaves the one before. */
export function MainMark<E extends Marked>({ form, list, at, groupOf = () => '', disabled = false }: MarkProps<E>) {
  const t = useText('people')
  const entries = form.values[list] as E[]
  const marked = withMain(entries, groupOf)
  const group = groupOf(entries[at]!)
  const choose = () =>
    form.setValue(
      list,
      entries.map((entry, index) => (groupOf(entry) === group ? { ...entry, IsMain: index === at } : entry)),
    )
  return (
    <Radio
      className={classes['main']!}
      name={`${form.id} ${list} ${group}`}
      label={t('lists.main')}
      checked={marked[at]!.IsMain}
      disabled={disabled}
      onChange={choose}
    />
  )
}
