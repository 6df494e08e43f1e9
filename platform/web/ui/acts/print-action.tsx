import { IconPrinter } from '@tabler/icons-react'
import type { Action } from './actions.ts'

/** Opens a document in a tab of its own, out of the '…' menu. */
export const printAction = (address: string): Action => ({
  always: true,
  apart: true,
  icon: <IconPrinter size="1rem" aria-hidden />,
  run: () => void window.open(address, '_blank', 'noopener'),
})
