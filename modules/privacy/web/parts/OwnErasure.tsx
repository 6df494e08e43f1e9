import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { getOwnErasure, withdrawErasure } from '../../contract/own-erasure.ts'
import { AskErasure } from './AskErasure.tsx'
import { BlockList } from './BlockList.tsx'

/** Asking to be erased: what that means, what became of the last request, and taking it back. */
export function OwnErasure() {
  const t = useText('privacy')
  const query = useCall(getOwnErasure, {})
  const [asking, setAsking] = useState(false)
  return (
    <Section title={t('erasure.title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('erasure.hint')}</Text>
        <Text size="sm">{t('erasure.keeps')}</Text>
        <QueryView query={query} module="privacy">
          {({ Request: request, Blocks }) => (
            <>
              {request && <LastRequest request={request} blocks={Blocks} />}
              {request?.State !== 'asked' && (
                <Button variant="outline" color="red" onClick={() => setAsking(true)}>
                  {t('acts.askErasure.do')}
                </Button>
              )}
            </>
          )}
        </QueryView>
      </Stack>
      {asking && <AskErasure onClose={() => setAsking(false)} />}
    </Section>
  )
}

type Own = Output<typeof getOwnErasure>

function LastRequest({ request, blocks }: { request: NonNullable<Own['Request']>; blocks: Own['Blocks'] }) {
  const t = useText('privacy')
  const format = useFormat()
  const { ID, Version, State } = request
  const withdraw = async () => {
    await send(withdrawErasure, { body: { ID, Version } })
    toast.done(t('erasure.withdrawn'))
  }
  if (State === 'done') return null
  return (
    <>
      <Alert color={State === 'asked' ? 'blue' : 'gray'} role="status" w="100%">
        <Stack gap="xs">
          <Text size="sm">{t(`erasure.${State}At`, { at: format.dateTime(request.EndedAt ?? request.AskedAt) })}</Text>
          {request.DecisionReason && <Text size="sm">{t('erasure.answer', { reason: request.DecisionReason })}</Text>}
          {blocks.length > 0 && (
            <>
              <Text size="sm">{t('erasure.open')}</Text>
              <BlockList blocks={blocks} />
            </>
          )}
        </Stack>
      </Alert>
      {request.Actions.includes('withdraw') && (
        <ConfirmButton
          variant="default"
          label={t('acts.withdrawErasure.do')}
          question={t('acts.withdrawErasure.ask')}
          onConfirm={withdraw}
        />
      )}
    </>
  )
}
