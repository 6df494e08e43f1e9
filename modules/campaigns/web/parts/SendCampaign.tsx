import { Button, Group } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useState } from 'react'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { campaignAddress } from './addresses.ts'
import type { NewCampaign } from './useNewCampaign.ts'

/** Asks with the number of people as it is now, sends, and leads to the campaign. */
export function SendCampaign({ campaign }: { campaign: NewCampaign }) {
  const t = useText('campaigns')
  const format = useFormat()
  const sentence = useSentence('campaigns')
  const go = useGo()
  const [counting, setCounting] = useState(false)
  const { ask, dialog } = useAsk()
  const asked = async () => {
    const body = campaign.whole()
    if (!body) return
    setCounting(true)
    try {
      const { Written } = await send(calls.countRecipients, { AudienceID: body.AudienceID })
      ask({
        title: t('acts.planCampaign.do'),
        question:
          body.At === null
            ? t('newCampaign.askNow', { count: Written })
            : t('newCampaign.askLater', { at: format.dateTime(body.At) }),
        confirmLabel: t('newCampaign.send'),
        module: 'campaigns',
        run: async () => {
          const { ID } = await send(calls.planCampaign, { body })
          toast.done(t(body.At === null ? 'newCampaign.started' : 'newCampaign.scheduled'))
          await refreshEverything()
          await go.replace(campaignAddress(ID))
        },
      })
    } catch (problem) {
      toast.failed(sentence(problem))
    }
    setCounting(false)
  }
  return (
    <Group>
      <Button loading={counting} onClick={() => void asked()}>
        {t('newCampaign.send')}
      </Button>
      {dialog}
    </Group>
  )
}
