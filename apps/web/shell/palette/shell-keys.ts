import { useEffect, useRef } from 'react'
import { isForPage, letterOf } from '#platform/web/keys/letters.ts'
import { singleKeysOn } from '#platform/web/keys/single-keys.ts'

/** Milliseconds in which the letter follows the G. */
const together = 1_500

/** Ctrl+K, or ⌘K, wherever the focus is; and G with a letter, which `go` is told. */
export function useShellKeys(openPalette: () => void, go: (letter: string) => void): void {
  const latest = useRef({ openPalette, go })
  useEffect(() => {
    latest.current = { openPalette, go }
  })
  useEffect(() => {
    let begun = -Infinity
    const onKey = (event: KeyboardEvent) => {
      const withControl = event.ctrlKey || event.metaKey
      // By place on the keyboard: the key writes ن in an Arabic layout.
      if (withControl && !event.altKey && !event.shiftKey && event.code === 'KeyK') {
        event.preventDefault()
        latest.current.openPalette()
        return
      }
      const letter = letterOf(event)
      const follows = event.timeStamp - begun < together
      begun = -Infinity
      // Most keys are written somewhere: nothing more is asked of them.
      if ((letter !== 'g' && !follows) || withControl || event.altKey || event.shiftKey || event.repeat) return
      if (!singleKeysOn() || !isForPage(event)) return
      if (!follows) begun = event.timeStamp
      else if (/^[a-z]$/.test(letter)) {
        // The page's own keys do not count as the second one.
        event.preventDefault()
        latest.current.go(letter)
      }
    }
    // Before the page's own keys.
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])
}
