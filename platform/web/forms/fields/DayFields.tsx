import { ActionIcon, Input, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Day, isDay } from '#platform/shared/values/dates.ts'
import { useFormat } from '../../format.tsx'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import { useKit } from '../../ui/useKit.ts'
import { readDay } from './day-entry.ts'
import type { DayPickerProps } from './DayPicker.tsx'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'
import rows from '../RecordForm.module.css'
import { today } from '../../start/zone.ts'

export { TimeField, type TimeFieldProps } from './TimeField.tsx'

// The calendar is fetched when it is opened: most days are typed.
const DayPicker = lazyPart(
  async () => (await import('./DayPicker.tsx')).DayPicker,
  () => <div className={classes['calendarSpace']} />,
)

export interface DayFieldProps extends FieldProps<Day | null | undefined> {
  readonly min?: Day
  readonly max?: Day
  readonly excluded?: (day: Day) => boolean
  /** False leaves out the Hijri day under the field. */
  readonly hijri?: boolean
  readonly range?: DayPickerProps['range']
}

/**
 * A Gregorian day, typed as day/month/year or picked; the Hijri day is said below, and one typed in a Hijri year is
 * understood. What is typed and is no day goes on as it is, so that the schema refuses it.
 */
export function DayField(props: DayFieldProps) {
  const { value, onChange, onBlur, min, max, excluded, hijri = true, range } = props
  const kit = useKit()
  const format = useFormat()
  const day = value && isDay(value) ? value : null
  const write = () => (day ? format.numericDay(day) : (value ?? ''))
  const [text, setText] = useState(write)
  const [typing, setTyping] = useState(false)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!typing) setText(write())
  }, [value, typing, format])

  const type = (typed: string) => {
    // The mark keeps day, month and year in reading order in Arabic, as the formatter writes them.
    setText(format.language === 'ar' ? typed.replace(/\u200f?\//g, '\u200f/') : typed)
    onChange(typed.trim() === '' ? null : (readDay(typed, today(), max) ?? typed))
  }
  const wrong = !typing && value && !day ? kit('fieldErrors.notADay') : undefined
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
      withinPortal
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          {...inputProps(props)}
          description={props.description ?? (hijri && day ? format.hijri(day) : undefined)}
          placeholder={props.placeholder ?? kit('form.dayHint')}
          error={wrong ?? props.error}
          autoComplete="off"
          inputMode="numeric"
          classNames={{ input: classes['figures']! }}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={kit('form.openCalendar')}
              aria-expanded={open}
              aria-haspopup="dialog"
              disabled={props.disabled ?? false}
              onClick={() => setOpen((now) => !now)}
            >
              <IconCalendar size="1.125rem" stroke={1.5} />
            </ActionIcon>
          }
          value={text}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false)
            onBlur?.()
          }}
          onKeyDown={(event) => {
            if (event.altKey && event.key === 'ArrowDown') {
              event.preventDefault()
              setOpen(true)
            } else if (open && event.key === 'Escape') {
              // A dialog around the field stays.
              event.stopPropagation()
              setOpen(false)
            }
          }}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={kit('form.openCalendar')}>
        <DayPicker
          value={day}
          onChange={(picked) => {
            onChange(picked)
            setTyping(false)
            setOpen(false)
          }}
          min={min}
          max={max}
          excluded={excluded}
          range={range}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

export type DayRange = readonly [Day | null, Day | null]

/** Two days, the second not before the first. */
export function DayRangeField(
  props: Omit<FieldProps<DayRange>, 'placeholder'> & {
    min?: Day
    max?: Day
    fromLabel?: ReactNode
    toLabel?: ReactNode
  },
) {
  const { value, onChange, label, name, error, errorAt, min, max, required, disabled } = props
  const kit = useKit()
  const [from, to] = value
  const shared = {
    required,
    disabled,
    range: value,
    hijri: false,
    ...(max && { max }),
    ...(props.onBlur && { onBlur: props.onBlur }),
  }
  const later = from && isDay(from) ? from : min
  const words = typeof label === 'string' ? label : ''
  return (
    <Input.Wrapper description={props.description} error={errorAt === undefined ? error : undefined}>
      <div className={rows['row']} role="group" {...(words && { 'aria-label': words })}>
        <DayField
          {...shared}
          name={name && `${name}.0`}
          label={props.fromLabel ?? (words ? kit('form.rangeFrom', { label: words }) : kit('from'))}
          value={from}
          onChange={(day) => onChange([day ?? null, to && day && isDay(day) && to < day ? null : to])}
          error={errorAt === '0' ? error : undefined}
          {...(min && { min })}
        />
        <DayField
          {...shared}
          name={name && `${name}.1`}
          label={props.toLabel ?? kit('to')}
          value={to}
          onChange={(day) => onChange([from, day ?? null])}
          error={errorAt === '1' ? error : undefined}
          {...(later && { min: later })}
        />
      </div>
    </Input.Wrapper>
  )
}
