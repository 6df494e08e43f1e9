import { Input, Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  directionOf,
  isTextLanguage,
  type TextLanguage,
  textLanguageOf,
  textLanguages,
  type Trilingual,
} from '#platform/shared/text.ts'
import { useLanguage } from '../../text.ts'
import { useKit } from '../../ui/useKit.ts'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'

/** A text in Arabic, English and French: one input with a tab for each, written in its own direction. A dot marks those that are filled. */
export function TrilingualField(
  props: FieldProps<Trilingual | null | undefined> & { multiline?: boolean; rows?: number; maxLength?: number },
) {
  const { value, onChange, label, errorAt, multiline = false, rows = 3, maxLength } = props
  const kit = useKit()
  const reader = useLanguage()
  const id = useId()
  const tabs = useRef<Record<string, HTMLButtonElement | null>>({})
  const [shown, setShown] = useState<TextLanguage>(textLanguageOf(reader))

  // What is wrong must be in sight.
  useEffect(() => {
    if (isTextLanguage(errorAt)) setShown(errorAt)
  }, [errorAt])

  const words = typeof label === 'string' ? label : ''
  const { label: _, description, error, required, ...shared } = inputProps(props)
  const written = {
    ...shared,
    id: `${id}-input`,
    lang: shown,
    dir: directionOf(shown),
    'aria-label': kit('form.languageOf', { label: words, language: kit(`languages.${shown}`) }),
    'aria-required': required,
    error: Boolean(error),
    ...(error && { 'aria-describedby': `${id}-error` }),
    ...(maxLength !== undefined && { maxLength }),
    value: value?.[shown] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [shown]: event.currentTarget.value }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    // Arrow keys follow what is seen.
    const rtl = document.documentElement.dir === 'rtl'
    const at = textLanguages.indexOf(shown) + (rtl ? -step : step)
    const next = textLanguages[(at + textLanguages.length) % textLanguages.length]!
    setShown(next)
    tabs.current[next]?.focus()
  }
  return (
    <div>
      <div className={classes['labelLine']}>
        <Input.Label required={required} htmlFor={`${id}-input`}>
          {label}
        </Input.Label>
        <div role="tablist" aria-label={words} className={classes['languages']} onKeyDown={onKeyDown}>
          {textLanguages.map((language) => {
            const filled = Boolean(value?.[language]?.trim())
            return (
              <button
                key={language}
                ref={(button) => {
                  tabs.current[language] = button
                }}
                type="button"
                role="tab"
                id={`${id}-${language}`}
                aria-selected={language === shown}
                aria-controls={`${id}-panel`}
                tabIndex={language === shown ? 0 : -1}
                data-wrong={errorAt === language || undefined}
                className={classes['language']}
                onClick={() => setShown(language)}
              >
                {kit(`languages.${language}`)}
                <span className={classes['dot']} data-filled={filled || undefined} aria-hidden />
                {filled && <span className={classes['hidden']}>{kit('form.filled')}</span>}
              </button>
            )
          })}
        </div>
      </div>
      {description && <Input.Description mb="0.25rem">{description}</Input.Description>}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {multiline ? <Textarea {...written} autosize minRows={rows} maxRows={14} /> : <TextInput {...written} />}
      </div>
      {error && (
        <Input.Error id={`${id}-error`} mt="0.25rem">
          {error}
        </Input.Error>
      )}
    </div>
  )
}
