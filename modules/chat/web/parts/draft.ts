import { useState } from 'react'

const keyOf = (uid: number, roomId: number) => `chat ${uid} ${roomId}`

/** What is being written in a room: another room, a reload and a way back leave it there, as long as the tab is open. */
export function useDraft(uid: number, roomId: number): readonly [string, (text: string) => void] {
  const key = keyOf(uid, roomId)
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, next)
  }
  return [text, change]
}
