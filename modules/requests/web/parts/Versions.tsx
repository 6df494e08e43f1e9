import { Group, Stack, Text } from '@mantine/core'
import { Code, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { ProposalView } from './ProposalView.tsx'
import type { Proposal } from './request.ts'
import { useProposalLook } from './useProposalLook.ts'
import classes from './Versions.module.css'

/** The versions of a proposal side by side, the newest first; the academy sees what each costs and who doubted it. */
export function Versions({ proposals, staff }: { proposals: readonly Proposal[]; staff: boolean }) {
  const t = useText('requests')
  if (proposals.length === 0) return <EmptyState sentence={t('noVersions')} />
  return (
    <div className={classes['versions']}>
      {proposals.map((proposal) => (
        <Section key={proposal.ID} title={<Head proposal={proposal} />}>
          <Stack gap="md">
            {staff && <Inside proposal={proposal} />}
            <ProposalView proposal={proposal} />
          </Stack>
        </Section>
      ))}
    </div>
  )
}

function Head({ proposal }: { proposal: Proposal }) {
  const t = useText('requests')
  const look = useProposalLook()
  return (
    <Group gap="xs">
      {t('version', { number: proposal.Number })}
      <StateBadge {...look(proposal.State)} />
    </Group>
  )
}

/** What is the academy's own business of a version. */
function Inside({ proposal }: { proposal: Proposal }) {
  const t = useText('requests')
  const format = useFormat()
  return (
    <>
      <KeyValues
        items={[
          { label: t('fields.cost'), value: format.money(proposal.Cost) },
          { label: t('fields.margin'), value: format.percent(proposal.MarginPercent) },
          ...(proposal.SentTo ? [{ label: t('fields.sentTo'), value: <Code>{proposal.SentTo}</Code> }] : []),
          ...(proposal.AnsweredBy
            ? [{ label: t('fields.yourName'), value: <Typed>{proposal.AnsweredBy}</Typed> }]
            : []),
        ]}
      />
      {proposal.Doubts.length > 0 && (
        <Group gap="xs">
          {proposal.Doubts.map((doubt) => (
            <StateBadge key={doubt} tone="warning" label={t(`doubts.${doubt}`)} />
          ))}
          {proposal.ApprovalReason && (
            <Text size="sm">
              <Typed>{proposal.ApprovalReason}</Typed>
            </Text>
          )}
        </Group>
      )}
    </>
  )
}
