import { Alert, List, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { send } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, InstantText, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { nowhere } from '#platform/web/ui/states/nowhere.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { approveErasure, getErasureRequest, refuseErasure } from '../../contract/erasure-requests.ts'
import { BlockList } from '../parts/BlockList.tsx'
import { erasureTones } from '../parts/erasure-tones.ts'

type Request = Output<typeof getErasureRequest>

/** One request: what would go, what would stay and why, what is open, and the decision. */
export default function ErasureRequestPage() {
  const id = useIdParam()
  const query = useCall(getErasureRequest, id === null ? skip : { ID: id }, { keep: false })
  return (
    <QueryView query={id === null ? nowhere : query} module="privacy">
      {(request) => <RequestView request={request} />}
    </QueryView>
  )
}

function RequestView({ request }: { request: Request }) {
  const t = useText('privacy')
  const pick = usePick()
  const body = { ID: request.ID, Version: request.Version }
  // The person withdraws on the own page.
  const allowed = request.Actions.filter((action) => action !== 'withdraw')
  return (
    <Page
      title={t('request.title')}
      badge={<StateBadge module="privacy" state={request.State} tones={erasureTones} />}
      actions={
        <ActionBar
          module="privacy"
          allowed={request.Blocks.length > 0 ? allowed.filter((action) => action !== 'approve') : allowed}
          shown={2}
          actions={{
            approve: {
              label: t('acts.approveErasure.do'),
              danger: true,
              apart: false,
              confirm: t('acts.approveErasure.ask', { name: pick(request.Name) }),
              done: t('request.approved'),
              run: () => send(approveErasure, { body }),
            },
            refuse: {
              label: t('acts.refuseErasure.do'),
              confirm: t('acts.refuseErasure.ask'),
              reason: 'required',
              done: t('request.refused'),
              run: ({ reason }) => send(refuseErasure, { body: { ...body, Reason: reason } }),
            },
          }}
        />
      }
    >
      <Stack gap="md">
        {request.IsOwn && request.State === 'asked' && <Alert color="blue">{t('request.own')}</Alert>}
        {request.Blocks.length > 0 && (
          <Alert color="yellow" title={t('request.blocks')}>
            <BlockList blocks={request.Blocks} />
          </Alert>
        )}
        <RequestFacts request={request} />
        {request.State === 'asked' && <WhatItMeans request={request} />}
      </Stack>
    </Page>
  )
}

function RequestFacts({ request }: { request: Request }) {
  const t = useText('privacy')
  const platform = useText('platform')
  return (
    <Section title={t('request.facts')}>
      <KeyValues
        columns={2}
        items={[
          { label: t('list.person'), value: <Localized text={request.Name} /> },
          { label: t('list.email'), value: <Code>{request.Email}</Code> },
          { label: t('list.role'), value: platform(`roles.${request.Role}`) },
          { label: t('list.askedAt'), value: <InstantText at={request.AskedAt} /> },
          request.EndedAt !== null && { label: t('list.endedAt'), value: <InstantText at={request.EndedAt} /> },
          request.DecidedBy && { label: t('request.decidedBy'), value: <Localized text={request.DecidedBy} /> },
          request.State !== 'done' && {
            label: t('request.reason'),
            wide: true,
            value: request.Reason ? <Typed>{request.Reason}</Typed> : t('request.noReason'),
          },
          request.DecisionReason !== '' && {
            label: t('request.answer'),
            wide: true,
            value: <Typed>{request.DecisionReason}</Typed>,
          },
        ]}
      />
    </Section>
  )
}

function WhatItMeans({ request }: { request: Request }) {
  const t = useText('privacy')
  const format = useFormat()
  const counted = (words: string, count: number | null) => (count ? `${words} (${format.number(count)})` : words)
  return (
    <>
      <Section title={t('request.removed')}>
        <List size="sm">
          {request.Removed.map(({ Kind, Count }) => (
            <List.Item key={Kind}>{counted(t(`removed.${Kind}`), Count)}</List.Item>
          ))}
        </List>
      </Section>
      <Section title={t('request.kept')}>
        {request.Kept.length === 0 ? (
          <Text size="sm">{t('request.nothingKept')}</Text>
        ) : (
          <List size="sm">
            {request.Kept.map(({ Kind, Count }) => (
              <List.Item key={Kind}>{counted(t(`kept.${Kind}`), Count)}</List.Item>
            ))}
          </List>
        )}
      </Section>
    </>
  )
}
