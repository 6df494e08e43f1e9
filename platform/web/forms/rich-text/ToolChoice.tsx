import { NativeSelect } from '@mantine/core'
import classes from './editor.module.css'

/** A choice among few in a toolbar. `first` is where the Tab key comes in. */
export function ToolChoice(props: {
  label: string
  value: string
  data: { value: string; label: string }[]
  disabled: boolean
  first?: boolean
  onChange: (value: string) => void
}) {
  return (
    <NativeSelect
      data-stop
      tabIndex={props.first ? 0 : -1}
      aria-label={props.label}
      size="xs"
      variant="unstyled"
      className={classes['choice']!}
      disabled={props.disabled}
      data={props.data}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}
