import { useEffect } from 'react'
import { isForPage } from '#platform/web/keys/letters.ts'
import { useSingleKeys } from '#platform/web/keys/single-keys.ts'
import { enterMark, moveQuestion } from './question-focus.ts'
import { markingKeyOf } from './marking-key.ts'

const isCovered = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/**
 * Keys while a paper is marked: from question to question, the mark, and Ctrl with Enter, which also means something while
 * somebody writes. They come before those of a queue, whose keys for the next record hold where there is no further question.
 * `onHelp` where the page lists them itself. Answers whether single keys are on, which is remembered in this browser.
 */
export function useMarkingKeys({ onGoOn, onHelp }: { onGoOn: () => void; onHelp?: () => void }) {
  const [on, keep] = useSingleKeys()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = markingKeyOf(event)
      if (key === 'goOn' && !isCovered()) {
        event.preventDefault()
        onGoOn()
      }
      if (!key || key === 'goOn' || !on || !isForPage(event)) return
      if (key === 'mark') {
        // The digit itself is typed into the field that has the keyboard now.
        enterMark()
      } else if (key === 'help') {
        if (!onHelp) return
        event.preventDefault()
        onHelp()
      } else if (moveQuestion(key === 'next' ? 1 : -1)) {
        event.preventDefault()
      }
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  })
  return [on, keep] as const
}
