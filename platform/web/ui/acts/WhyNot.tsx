import { ActionIcon, Popover } from '@mantine/core'
import { IconQuestionMark } from '@tabler/icons-react'
import type { Right } from '#platform/shared/access.ts'
import { grantersOf } from '#platform/shared/granting.ts'
import { useRights } from '../../session.ts'
import { useText } from '../../text.ts'
import { WhyNotFacts } from './WhyNotFacts.tsx'

/**
 * 'Why can't I?' beside a button that the reader's rights do not open: says what is missing and who can grant it.
 * Nothing for those who have one of them.
 */
export function WhyNot({ needs, what }: { needs: readonly Right[]; /** The button's word. */ what: string }) {
  const t = useText('platform')
  const held = useRights()
  if (needs.some((right) => held.includes(right))) return null
  return (
    <Popover width="min(22rem, 92vw)" position="bottom-end" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" radius="xl" size="md" aria-label={t('why.label', { what })}>
          <IconQuestionMark size="1rem" stroke={1.8} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('why.title')}>
        <WhyNotFacts needs={needs} grantedBy={grantersOf(needs)} />
      </Popover.Dropdown>
    </Popover>
  )
}
