import { IconArrowBarToRight, IconCheck, IconClock, IconFileCheck, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useText } from '#platform/web/text.ts'
import { markStates, type MarkState } from '../../rules/credit.ts'
import classes from './MarkChoice.module.css'

export const markIcons = {
  present: IconCheck,
  late: IconClock,
  leftEarly: IconArrowBarToRight,
  excused: IconFileCheck,
  absent: IconX,
} as const satisfies Record<MarkState, unknown>

/** By the place on the keyboard, so that they work in every layout: P L E X A. */
export const markKeys: Readonly<Record<string, MarkState>> = {
  KeyP: 'present',
  KeyL: 'late',
  KeyE: 'leftEarly',
  KeyX: 'excused',
  KeyA: 'absent',
}

/** Moves the focus to the marks of the person above or below. */
function moveTo(group: HTMLElement, step: 1 | -1): void {
  const groups = [...(group.closest('ul')?.querySelectorAll<HTMLElement>('[role=radiogroup]') ?? [])]
  const next = groups[groups.indexOf(group) + step]
  next?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

/** One person's mark: a button for each, in its colour and with its sign. Letters mark, arrows move. */
export function MarkChoice({
  label,
  value,
  onChange,
}: {
  label: string
  value: MarkState | null
  onChange: (mark: MarkState) => void
}) {
  const t = useText('attendance')
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const group = event.currentTarget.parentElement!
    const marked = markKeys[event.code]
    if (marked) {
      onChange(marked)
      group.querySelector<HTMLElement>(`[data-mark=${marked}]`)?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveTo(group, event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const forward = (event.key === 'ArrowRight') === (getComputedStyle(group).direction === 'ltr')
      const at = markStates.indexOf(event.currentTarget.dataset['mark'] as MarkState)
      const next = markStates[(at + (forward ? 1 : -1) + markStates.length) % markStates.length]!
      onChange(next)
      group.querySelector<HTMLElement>(`[data-mark=${next}]`)?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <div role="radiogroup" aria-label={label} className={classes['choice']}>
      {markStates.map((mark) => {
        const Icon = markIcons[mark]
        const isReached = value === mark || (value === null && mark === 'present')
        return (
          <button
            key={mark}
            type="button"
            role="radio"
            aria-checked={value === mark}
            aria-keyshortcuts={
              Object.entries(markKeys)
                .find(([, each]) => each === mark)?.[0]
                ?.slice(3) ?? ''
            }
            tabIndex={isReached ? 0 : -1}
            data-mark={mark}
            className={classes['mark']}
            onClick={() => onChange(mark)}
            onKeyDown={onKeyDown}
          >
            <Icon size="1rem" stroke={2} aria-hidden />
            <span>{t(`marks.${mark}`)}</span>
          </button>
        )
      })}
    </div>
  )
}
