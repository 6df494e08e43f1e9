import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import {
  beginAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  setSecondFactor,
} from '../../../contract/security.ts'
import { PasswordAsk, type Proof } from '../code/PasswordAsk.tsx'
import { RecoveryCodes } from '../factor/RecoveryCodes.tsx'
import type { Security } from './security.ts'

export type SecurityDialog = 'addApp' | 'removeApp' | 'renewCodes' | 'mailOn' | 'mailOff'

interface SecurityDialogsProps {
  readonly dialog: SecurityDialog
  readonly security: Security
  readonly onClose: () => void
  readonly onSecret: (secret: Output<typeof beginAuthenticator>) => void
}

/** Each asks for the password once more, and then does it. */
export function SecurityDialogs({ dialog, security, onClose, onSecret }: SecurityDialogsProps) {
  const t = useText('account')
  const acts = useText('signin/acts')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const done = async (sentence: string) => {
    toast.done(sentence)
    onClose()
    await refreshEverything()
  }
  const want = async (proof: Proof, IsWanted: boolean) => {
    await send(setSecondFactor, { body: { ...proof, IsWanted } })
    await done(IsWanted ? t('security.switchedOn') : t('security.switchedOff'))
  }
  const asks = {
    addApp: {
      title: t('app.title'),
      question: t('security.appHint'),
      confirmLabel: t('security.goOn'),
      run: async (proof: Proof) => {
        onSecret(await send(beginAuthenticator, { body: proof }))
        onClose()
      },
    },
    removeApp: {
      title: acts('acts.removeAuthenticator.do'),
      question: acts('acts.removeAuthenticator.ask'),
      confirmLabel: acts('acts.removeAuthenticator.do'),
      danger: true,
      run: async (proof: Proof) => {
        await send(removeAuthenticator, { body: proof })
        await done(acts('acts.removeAuthenticator.done'))
      },
    },
    renewCodes: {
      title: acts('acts.renewRecoveryCodes.do'),
      question: acts('acts.renewRecoveryCodes.ask'),
      confirmLabel: acts('acts.renewRecoveryCodes.do'),
      run: async (proof: Proof) => {
        setCodes((await send(renewRecoveryCodes, { body: proof })).RecoveryCodes)
        await refreshEverything()
      },
    },
    mailOn: {
      title: acts('acts.setSecondFactor.do'),
      question: `${t('security.mailHint')} \u2066${security.Email}\u2069`,
      confirmLabel: t('security.switchOn'),
      run: (proof: Proof) => want(proof, true),
    },
    mailOff: {
      title: acts('acts.setSecondFactor.do'),
      question: t('security.offQuestion'),
      confirmLabel: t('security.switchOff'),
      run: (proof: Proof) => want(proof, false),
    },
  }
  if (codes) return <NewCodes codes={codes} email={security.Email} onClose={onClose} />
  return <PasswordAsk {...asks[dialog]} hasPassword={security.HasPassword} onClose={onClose} />
}

function NewCodes(props: { codes: readonly string[]; email: string; onClose: () => void }) {
  const t = useText('account')
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('security.recovery')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <RecoveryCodes codes={props.codes} email={props.email} />
        <Group justify="flex-end">
          <Button onClick={props.onClose}>{t('app.done')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
