import { Button, Checkbox, Group } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface KeepCodesProps {
  readonly codes: readonly string[]
  readonly email: string
  readonly onDone: () => void
}

/** The recovery codes, and a button that waits until the person says that they are kept. */
export function KeepCodes({ codes, email, onDone }: KeepCodesProps) {
  const t = useText('account')
  const [kept, setKept] = useState(false)
  // They are told once: loading the page anew would take them away.
  useWindowEvent('beforeunload', (event) => {
    if (!kept) event.preventDefault()
  })
  return (
    <>
      <RecoveryCodes codes={codes} email={email} />
      <Group justify="space-between" gap="sm">
        <Checkbox label={t('app.kept')} checked={kept} onChange={(event) => setKept(event.currentTarget.checked)} />
        <Button disabled={!kept} onClick={onDone}>
          {t('app.done')}
        </Button>
      </Group>
    </>
  )
}
