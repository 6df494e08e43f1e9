import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { integrationsCalls as calls } from '../../contract/calls.ts'
import { ShownOnce } from './ShownOnce.tsx'
import { WebhookForm } from './WebhookForm.tsx'

/** Adds an address and shows its secret once; where that does not come, its page gives another. */
export function NewWebhook({ onClose }: { onClose: () => void }) {
  const t = useText('integrations')
  const go = useGo()
  const [added, setAdded] = useState<{ readonly id: number; readonly secret: string } | null>(null)
  const open = (ID: number) => go('/Webhooks/:ID?', { ID })
  const tell = async (id: number) => {
    try {
      const { Secret } = await send(calls.renewWebhookSecret, { body: { ID: id } })
      setAdded({ id, secret: Secret })
    } catch {
      open(id)
    }
  }
  if (!added) return <WebhookForm webhook={null} onSaved={tell} onClose={onClose} />
  return (
    <ShownOnce
      value={added.secret}
      hint={t('hints.secret')}
      copied={t('webhook.copied')}
      onClose={() => open(added.id)}
    />
  )
}
