import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { QrCode } from '#platform/web/ui/QrCode.tsx'
import { Steps } from '#platform/web/ui/Steps.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { confirmAuthenticator, type beginAuthenticator } from '../../contract/security.ts'
import { CodeForm } from './CodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import classes from './AddAuthenticator.module.css'

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
  const [kept, setKept] = useState(false)
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
          <>
            <RecoveryCodes codes={codes} email={email} />
            <Group justify="space-between" gap="sm">
              <Checkbox
                label={t('app.kept')}
                checked={kept}
                onChange={(event) => setKept(event.currentTarget.checked)}
              />
              <Button disabled={!kept} onClick={onClose}>
                {t('app.done')}
              </Button>
            </Group>
          </>
        ) : (
          <div className={classes['scan']}>
            <div className={classes['qr']}>
              <QrCode value={secret.Uri} label={t('app.qr')} size={184} />
            </div>
            <Stack gap="md" className={classes['words']!}>
              <Text size="sm">{t('app.scan')}</Text>
              <div>
                <Text size="sm" c="dimmed">
                  {t('app.byHand')}
                </Text>
                <Code style={{ whiteSpace: 'normal', fontWeight: 600 }}>
                  {secret.Secret.replace(/(.{4})(?=.)/g, '$1 ')}
                </Code>
              </div>
              <CodeForm label={t('app.firstCode')} submitLabel={t('app.confirm')} onCode={confirm} />
            </Stack>
          </div>
        )}
      </Stack>
    </Modal>
  )
}
