import { foldDigits } from '#platform/shared/text.ts'
import { letterOf } from '#platform/web/keys/letters.ts'

/** What a key does while a paper is marked. */
export type MarkingKey = 'next' | 'previous' | 'mark' | 'goOn' | 'help'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>

/** What a pressed key means; null where it means nothing here. Held down it goes through the questions, and does nothing else. */
export function markingKeyOf(pressed: Pressed): MarkingKey | null {
  const { key, repeat } = pressed
  if (pressed.altKey) return null
  if (pressed.ctrlKey || pressed.metaKey) return key === 'Enter' && !repeat ? 'goOn' : null
  const letter = letterOf(pressed)
  if (letter === 'j') return 'next'
  if (letter === 'k') return 'previous'
  if (repeat) return null
  if (key === '?' || key === '؟') return 'help'
  return /^\d$/.test(foldDigits(key)) ? 'mark' : null
}
