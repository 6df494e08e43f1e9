import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { plainAddress } from '#platform/shared/text.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { changeAddress } from '../../../contract/change-address.ts'
import { PasswordAsk } from '../code/PasswordAsk.tsx'
import { PendingAddress } from '#modules/accounts/web/public.ts'
import type { Security } from './security.ts'

/** The address to sign in with, one that waits to be proved, and the way to another. */
export function AddressSection({ security }: { security: Security }) {
  const t = useText('account')
  const [opened, open] = useState(false)
  return (
    <Section
      title={t('address.title')}
      actions={
        <Button variant="default" onClick={() => open(true)}>
          {t('address.change')}
        </Button>
      }
    >
      <Text size="sm">
        {t('address.hint')} <Code>{security.Email}</Code>
      </Text>
      <PendingAddress change={security.AddressChange} isOwn />
      {opened && <ChangeAddress security={security} onClose={() => open(false)} />}
    </Section>
  )
}

function ChangeAddress({ security, onClose }: { security: Security; onClose: () => void }) {
  const t = useText('account')
  const [typed, setTyped] = useState('')
  const Email = plainAddress(typed)
  return (
    <PasswordAsk
      title={t('address.change')}
      question={t('address.question')}
      confirmLabel={t('address.send')}
      hasPassword={security.HasPassword}
      isReady={/^\S+@\S+\.\S+$/.test(Email)}
      onClose={onClose}
      run={async (proof) => {
        await send(changeAddress, { body: { Email, ...proof } })
        toast.done(t('address.sent'))
        onClose()
        await refreshEverything()
      }}
    >
      <TextInput
        label={t('address.new')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </PasswordAsk>
  )
}
