import { useState } from 'react'
import { problemSentence, useText } from '#platform/web/text.ts'
import { PasskeyCancelled } from '../../passkey-browser.ts'

/** Runs what a passkey takes part in, and says why it did not come about. */
export function usePasskeyStep() {
  const t = useText('account')
  const [problem, setProblem] = useState<string | null>(null)
  const [running, setRunning] = useState(false)
  const run = async (step: () => Promise<unknown>) => {
    if (running) return
    setRunning(true)
    setProblem(null)
    try {
      await step()
    } catch (error) {
      setProblem(error instanceof PasskeyCancelled ? t('passkey.cancelled') : problemSentence(error, 'signin'))
    }
    setRunning(false)
  }
  return { problem, running, run }
}
