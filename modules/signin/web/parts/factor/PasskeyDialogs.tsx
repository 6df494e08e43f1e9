import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { beginPasskey, confirmPasskey, removePasskey, renamePasskey } from '../../../contract/passkey.ts'
import type { getSecurity } from '../../../contract/security.ts'
import { makePasskey } from '../../passkey-browser.ts'
import { KeepCodes } from './KeepCodes.tsx'
import { PasswordAsk, type Proof } from '../code/PasswordAsk.tsx'
import { ProblemNote } from '../code/ProblemNote.tsx'
import { usePasskeyStep } from './usePasskeyStep.ts'

type Security = Output<typeof getSecurity>
type Passkey = Security['Passkeys'][number]
export type PasskeyStep =
  | { readonly do: 'add' }
  | { readonly do: 'rename'; readonly passkey: Passkey }
  | { readonly do: 'remove'; readonly passkey: Passkey }

interface PasskeyDialogsProps {
  readonly step: PasskeyStep
  readonly security: Security
  readonly onClose: () => void
}

/** Adds, renames or removes a passkey. */
export function PasskeyDialogs({ step, security, onClose }: PasskeyDialogsProps) {
  const t = useText('account')
  const acts = useText('signin/acts')
  const [begun, setBegun] = useState<Output<typeof beginPasskey> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const done = async (sentence: string) => {
    toast.done(sentence)
    onClose()
    await refreshEverything()
  }
  if (codes)
    return (
      <Modal
        opened
        onClose={onClose}
        size="lg"
        title={t('security.recovery')}
        withCloseButton={false}
        closeOnEscape={false}
      >
        <Stack gap="md">
          <KeepCodes codes={codes} email={security.Email} onDone={() => void done(acts('acts.confirmPasskey.done'))} />
        </Stack>
      </Modal>
    )
  if (step.do === 'rename')
    return (
      <NameDialog
        title={t('passkey.rename')}
        name={step.passkey.Name}
        confirmLabel={t('passkey.save')}
        onClose={onClose}
        onName={async (Name) => {
          await send(renamePasskey, { body: { ID: step.passkey.ID, Name } })
          await done(t('passkey.renamed'))
        }}
      />
    )
  if (step.do === 'remove')
    return (
      <PasswordAsk
        title={acts('acts.removePasskey.do')}
        question={acts('acts.removePasskey.ask', { name: step.passkey.Name })}
        confirmLabel={acts('acts.removePasskey.do')}
        danger
        hasPassword={security.HasPassword}
        onClose={onClose}
        run={async (proof: Proof) => {
          await send(removePasskey, { body: { ID: step.passkey.ID, ...proof } })
          await done(acts('acts.removePasskey.done'))
        }}
      />
    )
  if (!begun)
    return (
      <PasswordAsk
        title={acts('acts.confirmPasskey.do')}
        question={t('passkey.hint')}
        confirmLabel={t('security.goOn')}
        hasPassword={security.HasPassword}
        onClose={onClose}
        run={async (proof) => setBegun(await send(beginPasskey, { body: proof }))}
      />
    )
  return (
    <NameDialog
      title={acts('acts.confirmPasskey.do')}
      name={t('passkey.firstName')}
      confirmLabel={t('passkey.make')}
      onClose={onClose}
      onName={async (Name) => {
        const passkey = await makePasskey(begun.options)
        const reply = await send(confirmPasskey, { body: { attemptId: begun.attemptId, Name, passkey } })
        if (reply.RecoveryCodes.length > 0) setCodes(reply.RecoveryCodes)
        else await done(acts('acts.confirmPasskey.done'))
      }}
    />
  )
}

interface NameDialogProps {
  readonly title: string
  readonly name: string
  readonly confirmLabel: string
  readonly onClose: () => void
  readonly onName: (name: string) => Promise<unknown>
}

function NameDialog({ title, name: given, confirmLabel, onClose, onName }: NameDialogProps) {
  const t = useText('account')
  const kit = useKit()
  const [name, setName] = useState(given)
  const { problem, running, run } = usePasskeyStep()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) void run(() => onName(name.trim()))
  }
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('passkey.name')}
            description={t('passkey.nameHint')}
            data-autofocus
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <ProblemNote sentence={problem} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={running}>
              {kit('cancel')}
            </Button>
            <Button type="submit" loading={running} disabled={!name.trim()}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
