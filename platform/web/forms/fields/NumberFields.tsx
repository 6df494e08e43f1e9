import { TextInput } from '@mantine/core'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { minorDigits, type Money, toMajor, toMinor } from '#platform/shared/values/money.ts'
import { useFormat } from '../../format.tsx'
import { useKit } from '../../ui/useKit.ts'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'
import { currencyShown, fits, inDigitsOf, readNumber, roundTo, stepped } from './number-entry.ts'

export interface NumberFieldProps extends FieldProps<number | null | undefined> {
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** Digits after the decimal mark; 0 where not said. */
  readonly decimals?: number
  /** Always writes all of them. */
  readonly fixed?: boolean
  readonly suffix?: ReactNode
  readonly suffixWidth?: string
  /** What Enter does where it sends no form: in a sheet of entries, to the next one. */
  readonly onEnter?: (entry: HTMLInputElement) => void
  /** `xs` in a row of a table. */
  readonly size?: 'xs' | 'sm'
}

/**
 * A number, typed or pasted in any kind of digits and shown in those of the reader's language; arrows up and down step.
 * Native number inputs refuse ٠-٩, which Arabic keyboards type. What is no number is given on as NaN, and what is
 * outside of the limits as it is, so that the schema refuses it; a page without a schema asks `fits`.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min, max, step = 1, decimals = 0, fixed = false, suffix, suffixWidth, size } = props
  const kit = useKit()
  const format = useFormat()
  const write = (number: number | null | undefined) =>
    number === null || number === undefined || Number.isNaN(number)
      ? ''
      : format.plain(number, fixed ? decimals : 0, decimals)
  const [text, setText] = useState(() => write(value))
  const [typing, setTyping] = useState(false)
  const [left, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useEffect(() => {
    if (!typing && !Number.isNaN(value)) setText(write(value))
  }, [value, typing, format])
  // A value that differs from what was typed sends the caret to the end.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text])

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value
    // An input method that is still composing loses its place when the text changes under it.
    const shown = (event.nativeEvent as InputEvent).isComposing ? typed : inDigitsOf(format, typed)
    if (shown !== typed) caret.current = event.currentTarget.selectionStart
    setText(shown)
    const number = readNumber(typed, format.language)
    onChange(number === null ? null : roundTo(number, decimals))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && props.onEnter) {
      event.preventDefault()
      props.onEnter(event.currentTarget)
      return
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const next = stepped(Number.isNaN(value) ? null : (value ?? null), event.key === 'ArrowUp' ? step : -step, {
      min,
      max,
    })
    setText(write(next))
    onChange(next)
  }
  const wrong = () => {
    if (typing || value === null || value === undefined) return undefined
    if (Number.isNaN(value)) return kit('fieldErrors.notANumber')
    if (!left || fits(value, { min, max })) return undefined
    const limits = { min: format.number(min), max: format.number(max) }
    return kit(min === undefined ? 'form.atMost' : max === undefined ? 'form.atLeast' : 'form.between', limits)
  }
  return (
    <TextInput
      {...inputProps(props)}
      ref={input}
      {...(size && { size })}
      error={wrong() ?? props.error}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      classNames={{ input: classes['figures']! }}
      rightSection={suffix}
      rightSectionWidth={suffix ? (suffixWidth ?? '3.5rem') : undefined!}
      rightSectionPointerEvents={suffixWidth ? 'all' : 'none'}
      value={text}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false)
        setLeft(true)
        if (!Number.isNaN(value)) setText(write(value))
        onBlur?.()
      }}
      onKeyDown={onKeyDown}
      onChange={type}
    />
  )
}

/** An amount, typed in the currency's major unit and kept in its minor one. With several `currencies` one is chosen beside it. */
export function MoneyField(
  props: FieldProps<Money | null | undefined> & {
    currencies?: readonly string[]
    defaultCurrency?: string
    min?: number
  },
) {
  const { value, onChange, currencies = [], defaultCurrency = currencies[0] ?? 'USD', min = 0 } = props
  const kit = useKit()
  const [chosen, setChosen] = useState(defaultCurrency)
  const currency = currencyShown(value, chosen, currencies)
  const amount = value ? (Number.isNaN(value.Minor) ? Number.NaN : toMajor(value)) : null
  const change = (major: number | null, unit: string) =>
    onChange(major === null ? null : { Minor: Number.isNaN(major) ? Number.NaN : toMinor(major, unit), Currency: unit })
  const choice =
    currencies.length > 1 ? (
      <select
        aria-label={kit('form.currency')}
        className={classes['currency']}
        value={currency}
        disabled={props.disabled ?? false}
        onChange={(event) => {
          setChosen(event.currentTarget.value)
          change(amount, event.currentTarget.value)
        }}
      >
        {[...new Set([...currencies, currency])].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    ) : (
      <bdi dir="ltr" className={classes['optionCode']}>
        {currency}
      </bdi>
    )
  return (
    <NumberField
      {...props}
      value={amount}
      onChange={(major) => change(major ?? null, currency)}
      decimals={minorDigits(currency)}
      fixed
      min={min}
      suffix={choice}
      {...(currencies.length > 1 && { suffixWidth: '5rem' })}
    />
  )
}
