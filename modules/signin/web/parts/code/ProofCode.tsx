import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useText } from '#platform/web/text.ts'
import { sendProofCode } from '../../../contract/security.ts'
import { ResendCode } from './ResendCode.tsx'

interface ProofCodeProps {
  readonly field: {
    readonly name: string
    readonly value: unknown
    readonly error?: unknown
    readonly onChange: (value: string) => void
  }
  readonly method: Output<typeof sendProofCode>['method']
  /** Another code was sent in place of the former. */
  readonly onAttempt: (attemptId: string) => void
}

/** The code that was asked for, and another one where it does not come. */
export function ProofCode({ field, method, onAttempt }: ProofCodeProps) {
  const t = useText('account')
  const [sentAt] = useState(() => Date.now())
  return (
    <>
      <TextInput
        label={t('code.label')}
        description={method === 'app' ? t('code.fromApp') : t('security.codeMailed')}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        value={String(field.value ?? '')}
        error={field.error as string | undefined}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      {method === 'mail' && (
        <ResendCode
          sentAt={sentAt}
          onResend={async () => onAttempt((await send(sendProofCode, { body: {} })).attemptId)}
        />
      )}
    </>
  )
}
