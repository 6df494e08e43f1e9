import { letterOf } from '../../keys/letters.ts'

/** What a key does in a queue. */
export type QueueKey = 'next' | 'previous' | 'step' | 'select' | 'undo' | 'help'

const letters: Readonly<Record<string, QueueKey>> = { j: 'next', k: 'previous', a: 'step', x: 'select', u: 'undo' }
const arrows: Readonly<Record<string, QueueKey>> = { ArrowDown: 'next', ArrowUp: 'previous' }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>

/**
 * What a pressed key means; null where it means nothing here. Held down it goes on through the list, and does nothing twice.
 */
export function keyOf(pressed: Pressed): QueueKey | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const letter = letterOf(pressed)
  const found = pressed.key === '?' || pressed.key === '؟' ? 'help' : (arrows[pressed.key] ?? letters[letter] ?? null)
  return pressed.repeat && found !== 'next' && found !== 'previous' ? null : found
}

/**
 * The record that opens after one was decided: the next of those that stood behind it, else what has come in its place
 * from the page behind, else the last that is left. Null where none is.
 */
export function afterStep(before: readonly string[], decided: string, now: readonly string[]): string | null {
  const left = now.filter((key) => key !== decided)
  const at = before.indexOf(decided)
  const behind = before.slice(at + 1).find((key) => left.includes(key))
  return behind ?? left[Math.max(0, at)] ?? left.at(-1) ?? null
}

/** In days: from when on something waits for long, and for too long. */
export interface AgeLimits {
  readonly long: number
  readonly tooLong: number
}

/** The colour of what has waited since then. */
export function ageTone(since: string, { long, tooLong }: AgeLimits, now: number): 'neutral' | 'warning' | 'danger' {
  const days = (now - Date.parse(since)) / 86_400_000
  return days >= tooLong ? 'danger' : days >= long ? 'warning' : 'neutral'
}

/** Milliseconds for which nothing is taken once the next record, or the next step, is there to be seen. */
const moment = 400
/** Milliseconds after which it ends, also where nothing else came: the line was cut. */
const longest = 5_000

/**
 * Keeps presses away from the bar of acts after a step: what lies under a resting pointer now is another act, of another
 * record. A pointer that has moved knows where it is.
 */
export function pressHold() {
  let until = 0
  let isSeen = true
  return {
    /** A step was done; what comes next is on its way. */
    begin: (now: number) => {
      until = now + longest
      isSeen = false
    },
    /** What comes next is there. */
    seen: (now: number) => {
      if (!isSeen) until = now + moment
      isSeen = true
    },
    moved: () => {
      if (isSeen) until = 0
    },
    takes: (now: number): boolean => now >= until,
  }
}
export type PressHold = ReturnType<typeof pressHold>
