import { type ReactNode, useState } from 'react'
import { later } from '../pressed/later.ts'
import type { Question } from './dialog-props.ts'

const useAskDialog = later(async () => (await import('./AskDialog.tsx')).AskDialog)

/** `const { ask, dialog } = useAsk()`: render `dialog` somewhere, and `ask({...})` opens it. */
export function useAsk(): { ask: (question: Question) => void; dialog: ReactNode } {
  const { part: AskDialog, fetched } = useAskDialog()
  const [open, setOpen] = useState(false)
  const [question, setQuestion] = useState<{ asked: Question; round: number } | null>(null)
  const ask = (asked: Question) =>
    fetched(() => {
      setQuestion((former) => ({ asked, round: (former?.round ?? 0) + 1 }))
      setOpen(true)
    })
  // The question stays while the dialog fades out; the round gives each asking a fresh reason field.
  const dialog = question && AskDialog && (
    <AskDialog key={question.round} question={question.asked} opened={open} onClose={() => setOpen(false)} />
  )
  return { ask, dialog }
}
