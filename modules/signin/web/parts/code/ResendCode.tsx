import { useEffect, useState } from 'react'
import { isProblem } from '#platform/web/client.ts'
import { problemSentence, useText } from '#platform/web/text.ts'
import { signInClasses as classes } from '../login/SignInFrame.tsx'

const wait = 60_000

/** Asks for another code, once the minute that lies between two is over. */
export function ResendCode({ sentAt, onResend }: { sentAt: number; onResend: () => Promise<unknown> }) {
  const t = useText('account')
  const [until, setUntil] = useState(sentAt + wait)
  const [said, setSaid] = useState<string | null>(null)
  const [running, setRunning] = useState(false)
  const left = useSecondsUntil(until)

  const resend = async () => {
    if (running) return
    setRunning(true)
    setSaid(null)
    try {
      await onResend()
      setUntil(Date.now() + wait)
      setSaid(t('code.resent'))
    } catch (error) {
      if (isProblem(error, 'codeTooSoon')) setUntil(Date.now() + Number(error.data['seconds']) * 1000)
      else setSaid(problemSentence(error, 'signin'))
    }
    setRunning(false)
  }
  return (
    <div>
      {left > 0 ? (
        <p className={classes['note']}>{t('code.resendIn', { count: left })}</p>
      ) : (
        <button type="button" className={classes['link']} onClick={() => void resend()}>
          {t('code.resend')}
        </button>
      )}
      <p className={classes['note']} role="status">
        {said}
      </p>
    </div>
  )
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now)
  const over = now >= until
  useEffect(() => {
    if (over) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [over, until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
