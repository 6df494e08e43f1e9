import { Text } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { refreshAfter, refreshEverything } from '../../data.ts'
import { SelectField } from '../../forms/fields/ChoiceFields.tsx'
import { fits } from '../../forms/fields/number-entry.ts'
import { NumberField } from '../../forms/fields/NumberFields.tsx'
import { useFormat } from '../../format.tsx'
import { useText } from '../../text.ts'
import { useKit } from '../../ui/useKit.ts'
import { useSentence } from '../../ui/states/ErrorState.tsx'
import classes from './inline.module.css'
import type { EditableCellProps } from './cell-edit.ts'

type Props = Omit<EditableCellProps, 'children'> & {
  readonly words: string
  readonly width: number
  readonly onClose: () => void
}

/**
 * The field of a cell. What is chosen is saved at once, what is typed with Enter or when the field is left; Esc leaves it as
 * it was. While it is being saved nothing else is sent.
 */
export function CellField({ edit, row, module, words, width, onClose }: Props) {
  const t = useText('kit/inline')
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence(module)
  const first = edit.value(row)
  const [value, setValue] = useState(first)
  const [isSaving, setSaving] = useState(false)
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const place = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  const isOver = useRef(false)
  useEffect(() => {
    const field = place.current?.querySelector('input')
    field?.focus()
    // Of a few the list is what the field was opened for.
    if (edit.options) field?.click()
    else field?.select()
  }, [])

  // Off while it was sent, it has lost the keyboard.
  useEffect(() => {
    if (problem !== null && !isSaving) place.current?.querySelector('input')?.focus()
  }, [problem, isSaving])

  const isFit = (given: typeof value): given is number | string =>
    given !== null && (edit.options !== undefined || fits(Number(given), edit))
  const close = () => {
    isOver.current = true
    onClose()
  }
  const save = async (given: typeof value) => {
    if (isBusy.current || isOver.current) return
    setTried(true)
    if (!isFit(given)) return
    if (given === edit.value(row)) return close()
    isBusy.current = true
    setSaving(true)
    setProblem(null)
    try {
      await edit.save(row, given)
      await refreshEverything()
      close()
    } catch (error) {
      setProblem(error)
      refreshAfter(error)
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }
  const limits = { min: format.number(edit.min), max: format.number(edit.max) }
  const unfit = () => {
    if (value === null) return kit('fieldErrors.required')
    if (Number.isNaN(value)) return kit('fieldErrors.notANumber')
    return kit(
      edit.min === undefined ? 'form.atMost' : edit.max === undefined ? 'form.atLeast' : 'form.between',
      limits,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy.current) return
    event.stopPropagation()
    close()
  }
  return (
    <div
      ref={place}
      role="presentation"
      data-figures={edit.options === undefined || undefined}
      style={{ inlineSize: width }}
      className={classes['field']}
      data-saving={isSaving || undefined}
      onKeyDown={onKeyDown}
    >
      {edit.options ? (
        <SelectField
          aria-label={words}
          required
          options={edit.options}
          value={value}
          disabled={isSaving}
          onChange={(next) => {
            // Nothing is what a second press on the chosen one gives: after a refusal it is sent once more.
            const chosen = next ?? value
            setValue(chosen)
            void save(chosen)
          }}
          onBlur={() => problem === null && value === first && !isBusy.current && close()}
        />
      ) : (
        <NumberField
          aria-label={words}
          required
          size="xs"
          error={isTried && !isFit(value) ? unfit() : undefined}
          {...(edit.min !== undefined && { min: edit.min })}
          {...(edit.max !== undefined && { max: edit.max })}
          value={value === null ? null : Number(value)}
          disabled={isSaving}
          onChange={(next) => setValue(next ?? null)}
          onEnter={() => void save(value)}
          onBlur={() => problem === null && void save(value)}
        />
      )}
      {isSaving && (
        <Text size="xs" c="dimmed" role="status" className={classes['note']}>
          {t('saving')}
        </Text>
      )}
      {problem !== null && (
        <Text size="xs" c="red" role="alert" className={classes['note']}>
          {sentence(problem)}
        </Text>
      )}
    </div>
  )
}
