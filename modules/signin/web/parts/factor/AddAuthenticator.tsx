import { Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { Steps } from '#platform/web/ui/Steps.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { confirmAuthenticator, type beginAuthenticator } from '../../../contract/security.ts'
import { KeepCodes } from './KeepCodes.tsx'
import { ScanApp } from './ScanApp.tsx'

interface AddAuthenticatorProps {
  readonly secret: Output<typeof beginAuthenticator>
  readonly email: string
  readonly onClose: () => void
}

/** After the password: the secret for the app, its first code, and the recovery codes, which are told this once. */
export function AddAuthenticator({ secret, email, onClose }: AddAuthenticatorProps) {
  const t = useText('account')
  const kit = useKit()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const steps = [
    { key: 'scan', label: t('app.stepScan') },
    { key: 'keep', label: t('app.stepKeep') },
  ]
  const confirm = async (code: string) => {
    const { RecoveryCodes: told } = await send(confirmAuthenticator, { body: { code } })
    setCodes(told)
    await refreshEverything()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('app.title')}
      closeOnClickOutside={false}
      // The codes are never told again: this step ends by its button alone.
      withCloseButton={codes === null}
      closeOnEscape={codes === null}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <Stack gap="lg">
        <Steps steps={steps} current={codes ? 'keep' : 'scan'} />
        {codes ? (
          <KeepCodes codes={codes} email={email} onDone={onClose} />
        ) : (
          <ScanApp secret={secret} onCode={confirm} />
        )}
      </Stack>
    </Modal>
  )
}
