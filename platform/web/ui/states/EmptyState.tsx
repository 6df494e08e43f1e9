import { Button, Stack, Text } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from '../../link.tsx'
import classes from './states.module.css'

export type EmptyAction = { readonly label: string } & ({ readonly href: string } | { readonly onClick: () => void })

/** Nothing to show: one sentence and at most one action. */
export function EmptyState({
  sentence,
  action,
  icon,
}: {
  sentence: ReactNode
  action?: EmptyAction | undefined
  icon?: ReactNode
}) {
  return (
    <Stack align="center" gap="sm" className={classes['state']}>
      <span className={classes['icon']} aria-hidden>
        {icon ?? <IconInbox size="1.75rem" stroke={1.4} />}
      </span>
      <Text size="sm" ta="center" maw="30rem">
        {sentence}
      </Text>
      {action && 'href' in action && (
        <Button component={AppLink} to={action.href as '/'} variant="default">
          {action.label}
        </Button>
      )}
      {action && 'onClick' in action && (
        <Button variant="default" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Stack>
  )
}
