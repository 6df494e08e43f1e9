import { ActionIcon } from '@mantine/core'
import { IconQuestionMark } from '@tabler/icons-react'
import type { Right } from '#platform/shared/access.ts'
import { useRights } from '../../session.ts'
import { useText } from '../../text.ts'
import { onPress } from '../pressed/onPress.tsx'
import type { WhyNotWindowProps } from './WhyNotWindow.tsx'

const WhyNotWindow = onPress<WhyNotWindowProps>('dialog', async () => (await import('./WhyNotWindow.tsx')).WhyNotWindow)

/**
 * 'Why can't I?' beside a button that the reader's rights do not open: says what is missing and who can grant it.
 * Nothing for those who have one of them.
 */
export function WhyNot({ needs, what }: { needs: readonly Right[]; /** The button's word. */ what: string }) {
  const t = useText('platform')
  const held = useRights()
  if (needs.some((right) => held.includes(right))) return null
  return (
    <WhyNotWindow
      button={
        <ActionIcon variant="subtle" color="gray" radius="xl" size="md" aria-label={t('why.label', { what })}>
          <IconQuestionMark size="1rem" stroke={1.8} aria-hidden />
        </ActionIcon>
      }
      label={t('why.title')}
      needs={needs}
    />
  )
}
