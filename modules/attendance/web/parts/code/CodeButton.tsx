import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { useSend } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { attendanceCalls as calls } from '../../../contract/calls.ts'

const CodeScreen = lazyPart(async () => (await import('./CodeScreen.tsx')).CodeScreen)

/** Begins to take the attendance of a session by code, and shows it until it is ended. */
export function CodeButton({ sessionId, title }: { sessionId: number; title: string }) {
  const t = useText('attendance')
  const [isShown, setShown] = useState(false)
  const opening = useSend(calls.openAttendanceCode, { module: 'attendance', onDone: () => setShown(true) })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconQrcode size={16} aria-hidden />}
        loading={opening.sending}
        onClick={() => void opening.send({ body: { SessionID: sessionId } })}
      >
        {t('acts.openAttendanceCode.do')}
      </Button>
      {isShown && <CodeScreen sessionId={sessionId} title={title} onClose={() => setShown(false)} />}
    </>
  )
}
