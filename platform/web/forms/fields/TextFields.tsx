import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useId } from 'react'
import { useKit } from '../../ui/useKit.ts'
import { type FieldProps, inputProps, writtenIn } from './field.ts'
import classes from './fields.module.css'

export type TextKind = 'text' | 'email' | 'phone' | 'code' | 'url' | 'search'
type Text = string | null | undefined

const kinds = {
  text: {},
  search: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  code: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url' },
} as const

/** One line of text. Codes, phones, e-mails and addresses are written left to right on either page. */
export function TextField(
  props: FieldProps<Text> & { kind?: TextKind; maxLength?: number; autoComplete?: string; autoFocus?: boolean },
) {
  const { kind = 'text', value, onChange, maxLength, autoComplete, autoFocus } = props
  const latin = kind !== 'text' && kind !== 'search'
  return (
    <TextInput
      {...inputProps(props)}
      {...kinds[kind]}
      {...writtenIn(latin ? 'ltr' : 'auto', value)}
      {...(maxLength !== undefined && { maxLength })}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(autoFocus && { 'data-autofocus': true, autoFocus })}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Several lines of plain text. */
export function TextAreaField(props: FieldProps<Text> & { rows?: number; maxRows?: number; maxLength?: number }) {
  const { value, onChange, rows = 3, maxRows = 12, maxLength } = props
  return (
    <Textarea
      {...inputProps(props)}
      {...writtenIn('auto', value)}
      autosize
      minRows={rows}
      maxRows={maxRows}
      {...(maxLength !== undefined && { maxLength })}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** What a new password must have; the server asks the same. */
export const passwordChecks = [
  ['passwordLength', (text: string) => [...text].length >= 8],
  ['passwordNumber', (text: string) => /[0-9٠-٩]/.test(text)],
  ['passwordUpper', (text: string) => /\p{Lu}/u.test(text)],
  ['passwordSpecial', (text: string) => /[^\p{L}\p{N}\s]/u.test(text)],
] as const

/** A password; with `checks` the conditions of a new one are ticked off as it is typed. */
export function PasswordField(
  props: FieldProps<Text> & { checks?: boolean; autoComplete?: 'current-password' | 'new-password' },
) {
  const { value, onChange, checks = false, autoComplete = checks ? 'new-password' : 'current-password' } = props
  const kit = useKit()
  const listId = useId()
  const text = value ?? ''
  return (
    <div>
      <PasswordInput
        {...inputProps(props)}
        // The element around it also holds the button that shows the password, on the page's side.
        {...writtenIn('ltr', null, 'innerInput')}
        {...(props.error && { 'aria-invalid': true })}
        autoComplete={autoComplete}
        {...(checks && { 'aria-describedby': listId })}
        visibilityToggleButtonProps={{ 'aria-label': kit('form.showPassword') }}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {checks && (
        <ul id={listId} className={classes['checks']}>
          {passwordChecks.map(([key, met]) => (
            <li key={key} data-met={met(text) || undefined}>
              {met(text) ? (
                <IconCheck size="0.875rem" stroke={2.4} aria-hidden />
              ) : (
                <IconPoint size="0.875rem" aria-hidden />
              )}
              {kit(`form.${key}`)}
              <span className={classes['hidden']}>{met(text) ? kit('form.met') : kit('form.unmet')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
