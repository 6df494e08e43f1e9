import type { ReactNode } from 'react'
import classes from './fields.module.css'

/**
 * What every field takes; `form.field('X')` gives value, name, error and the handlers. `onChange` is a method on
 * purpose: a field that may give null still fits a value that is never null at first.
 */
export interface FieldProps<Value> {
  readonly value: Value
  onChange(value: Value): void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  /** Which part inside the value the error is of: `en` for `Name.en`. */
  readonly errorAt?: string | undefined
  readonly name?: string | undefined
  readonly label?: ReactNode
  readonly description?: ReactNode
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly placeholder?: string | undefined
  /** Where no visible label stands beside the field. */
  readonly 'aria-label'?: string | undefined
}

/** The props that each Mantine input takes as they are. An absent one stays absent, or it would hide the theme's. */
export function inputProps(field: Omit<FieldProps<unknown>, 'value' | 'onChange'>) {
  return {
    ...(field.label !== undefined && { label: field.label }),
    ...(field.description !== undefined && { description: field.description }),
    ...(field.placeholder !== undefined && { placeholder: field.placeholder }),
    ...(field.name !== undefined && { name: field.name }),
    ...(field['aria-label'] !== undefined && { 'aria-label': field['aria-label'] }),
    ...(field.onBlur && { onBlur: field.onBlur }),
    error: field.error,
    required: field.required ?? false,
    disabled: field.disabled ?? false,
  }
}

/**
 * The direction of what is typed, on the input element alone: icons and labels keep to the page. An empty input of
 * direction `auto` would be left to right, so it keeps to the page too.
 */
export const writtenIn = (
  direction: 'ltr' | 'auto',
  value?: string | null,
  part: 'input' | 'innerInput' = 'input',
) => ({
  attributes: { [part]: direction === 'ltr' || value ? { dir: direction } : {} },
  classNames: { [part]: direction === 'ltr' ? classes['latin']! : '' },
})

/** The same for a field with something at its end, as the sign that empties it: only the words turn, not the field. */
export const readInPlace = { classNames: { input: classes['inPlace']! } }
