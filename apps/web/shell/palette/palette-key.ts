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
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      // By place on the keyboard: the key writes ن in an Arabic layout.
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK') {
        event.preventDefault()
        latest.current.openPalette()
      } else if (plain && !event.repeat && !event.shiftKey && singleKeysOn() && isForPage(event)) {
        const letter = letterOf(event)
        const follows = event.timeStamp - begun < together
        begun = letter === 'g' && !follows ? event.timeStamp : -Infinity
        if (!follows || !/^[a-z]$/.test(letter)) return
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
