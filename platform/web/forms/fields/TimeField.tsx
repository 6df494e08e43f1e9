import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { minutesOf, type TimeOfDay } from '#platform/shared/values/dates.ts'
import { useFormat } from '../../format.tsx'
import { useKit } from '../../ui/useKit.ts'
import { readTime } from './day-entry.ts'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'

export interface TimeFieldProps extends FieldProps<TimeOfDay | null | undefined> {
  readonly min?: TimeOfDay
  readonly max?: TimeOfDay
  /** Minutes between the times offered; 30 where not said. */
  readonly step?: number
}

/** A time of day on the 24-hour clock, typed (`930` is enough) or chosen from a list. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur, min = '07:00', max = '22:00', step = 30 } = props
  const kit = useKit()
  const format = useFormat()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const time = value ? readTime(value) : null
  const [text, setText] = useState(() => (time ? format.time(time) : (value ?? '')))
  const [typing, setTyping] = useState(false)

  useEffect(() => {
    if (!typing) setText(time ? format.time(time) : (value ?? ''))
  }, [value, typing, format])

  const times: string[] = []
  for (let minute = minutesOf(min); minute <= minutesOf(max); minute += step) {
    times.push(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
  }
  const wrong = !typing && value && !time ? kit('fieldErrors.notATime') : undefined
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        onChange(chosen)
        setText(format.time(chosen))
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...inputProps(props)}
          error={wrong ?? props.error}
          autoComplete="off"
          inputMode="numeric"
          classNames={{ input: classes['figures']! }}
          rightSection={<IconClock size="1.125rem" stroke={1.5} aria-hidden />}
          rightSectionPointerEvents="none"
          value={text}
          onClick={() => combobox.openDropdown()}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false)
            combobox.closeDropdown()
            onBlur?.()
          }}
          onChange={(event) => {
            const typed = event.currentTarget.value
            setText(typed)
            onChange(typed.trim() === '' ? null : (readTime(typed) ?? typed))
            combobox.closeDropdown()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah="14rem" className={classes['options']!} aria-label={kit('form.openTimes')}>
          {times.map((each) => (
            <Combobox.Option key={each} value={each} active={each === time} className={classes['figures']!}>
              {format.time(each)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
